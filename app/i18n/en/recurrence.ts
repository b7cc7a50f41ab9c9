export const recurrenceMessages = {
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  everyHint: "1 is every week, 2 is every other. At most 12.",
  weekdaysHint: "The first date is the first of them on or after the start date.",
  picked: {
    hint: "Besides the start date. One on each line, like this: 24.12.2026",
    add: "Add the date",
    day: "Choose a date",
  },
  endlessHint: "Goes on until you end it. Its dates are made a year ahead, and new ones are added by themselves.",
  avoid: {
    legend: "Days off",
    holidays: "Not on public holidays",
    school: "Not in school holidays",
    schoolHint:
      "Roughly, by the usual weeks of the county: the municipality and the school may have others. Look over the dates before you save.",
    chooseCounty: "Choose a county",
  },
  clashes: {
    legend: "Dates on free days",
    hint: "These are left out. Tick those that take place anyway.",
    some: (n: number) =>
      n === 1 ? "One date is on a free day and is left out." : `${n} dates are on free days and are left out.`,
  },
  schoolHolidays: {
    autumn: "Autumn holiday",
    christmas: "Christmas holiday",
    winter: "Winter holiday",
    easter: "Easter holiday",
    summer: "Summer holiday",
  },
};
