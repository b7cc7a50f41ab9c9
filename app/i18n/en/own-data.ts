export const ownDataMessages = {
  title: "Your data",
  description: "Take everything you have entered with you.",
  flash: {
    tooManyExports: "You have downloaded everything many times this past hour. Wait a little, and try again.",
  },
  heading: "Take everything with you",
  text: "All that you have entered, in one file that you can open without Samling: the events as a spreadsheet (CSV), calendar (ICS) and data (JSON), the pictures, the drafts and the profile. It holds your team's email addresses and the addresses of the calendars you import, so keep it safe.",
  download: "Download everything (zip)",
  part: (part: number, parts: number): string => `More pictures, part ${part} of ${parts} (zip)`,
  archive: {
    noteName: "READ ME.txt",
    tableName: "events.csv",
    about: (name: string, day: string, time: string): string =>
      `Everything about ${name} on Samling, ${day} at ${time}.`,
    contents: [
      "samling.json  everything as data: profile, team, calendars, series, events, drafts and templates",
      "events.csv    the events as a table, for Excel and other spreadsheets",
      "statistics.csv the statistics, month by month",
      "ics/          the events as calendar files, one for each year",
      "images/       the pictures; the addresses in the data tell which picture belongs to what",
    ],
    notes: [
      "All times in the table are Norwegian. In the data they are in UTC.",
      "What lies in the bin, and the history of who changed what, are not included.",
    ],
    inParts: (parts: number): string =>
      `The pictures are so many that they are divided into ${parts} files; this is the first.`,
    columns: {
      title: "Title",
      type: "Type",
      day: "Date",
      time: "Time",
      endDay: "End date",
      endTime: "End time",
      state: "Status",
      reason: "Explanation",
      place: "Place",
      address: "Address",
      city: "Town",
      speaker: "Speaker or music",
      tags: "Tags",
      link: "Link",
      page: "Page on Samling",
      description: "Description",
    },
  },
};
