import { joinWords } from "../join-words";
import type { weeklyLifeMessages as nb } from "../nb/weekly-life";

const WEEKDAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];
const WEEKS = { every: "", even: " in even weeks", odd: " in odd weeks", second: " every second week" };

export const weeklyLifeMessages: typeof nb = {
  clock: "HH:mm",
  regular: ({ days, weeks, isDaily, isMostly }) => {
    const said = days.map(({ weekdays, time }) => {
      const names = isDaily
        ? "daily"
        : joinWords(
            weekdays.map((weekday) => WEEKDAYS[weekday]!),
            "and",
          );
      return time === null ? names : `${names} at ${time}`;
    });
    return `${isMostly ? "mostly " : ""}${joinWords(said, "and")}${WEEKS[weeks]}`;
  },
  severalDates: "several dates",
  moreOnDay: (n, weekday, weeks) =>
    `and ${n} more ${n === 1 ? WEEKDAYS[weekday]!.slice(0, -1) : WEEKDAYS[weekday]}${WEEKS[weeks]}`,
  moreDates: (n, times) => `and ${n} more ${n === 1 ? "date" : "dates"}${times ? `, ${times}` : ""}`,
  otherTime: (time) => `at ${time}`,
  otherDay: "another day",
  folded: (n) => `${n} regular shown once`,
};
