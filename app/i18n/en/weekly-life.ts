import { joinWords } from "../join-words";
import type { weeklyLifeMessages as nb } from "../nb/weekly-life";

const WEEKDAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];
const TIMES = ["", "once", "twice"];
const WEEKS = { every: "", even: " in even weeks", odd: " in odd weeks", second: " every second week" };

export const weeklyLifeMessages: typeof nb = {
  clock: "HH:mm",
  regular: ({ days, weeks, isDaily, apart }) => {
    const said = days.map(({ weekdays, time }) => {
      const names = isDaily
        ? "daily"
        : joinWords(
            weekdays.flatMap((weekday) => WEEKDAYS[weekday] ?? []),
            "and",
          );
      return time === null ? names : `${names} at ${time}`;
    });
    const isMixed = apart?.weekday === null && apart.time === null;
    const exceptions =
      apart && !isMixed
        ? `, ${TIMES[apart.times] ?? `${apart.times} times`} ${apart.weekday === null ? `at ${apart.time}` : `on a ${WEEKDAYS[apart.weekday]?.slice(0, -1)}`}`
        : "";
    return `${isMixed ? "mostly " : ""}${joinWords(said, "and")}${WEEKS[weeks]}${exceptions}`;
  },
  severalDates: "several dates",
  moreOnDay: (n, weekday, weeks) =>
    `and ${n} more ${n === 1 ? WEEKDAYS[weekday]?.slice(0, -1) : WEEKDAYS[weekday]}${WEEKS[weeks]}`,
  moreDates: (n, times) => `and ${n} more ${n === 1 ? "date" : "dates"}${times ? `, ${times}` : ""}`,
  otherTime: (time) => `at ${time}`,
  otherDay: "another day",
  folded: (n) => (n === 1 ? "1 series stands on one line" : `${n} series stand on one line each`),
};
