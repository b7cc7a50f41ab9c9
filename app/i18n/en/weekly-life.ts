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
  next: (date, month) => `next ${date} ${month}`,
  otherTime: (time) => `at ${time}`,
  otherDay: "another day",
  counts: (n, regular) =>
    `${n} ${n === 1 ? "event" : "events"} (${regular === 1 ? "1 regular gathering shown once" : `${regular} regular gatherings shown once each`})`,
};
