import type { RegularTimes } from "~/domain/events/regular-times";
import { joinWords } from "../join-words";

const WEEKDAYS = ["mandager", "tirsdager", "onsdager", "torsdager", "fredager", "lørdager", "søndager"];
const TIMES = ["", "én gang", "to ganger", "tre ganger"];
const WEEKS = { every: "", even: " i partallsuker", odd: " i oddetallsuker", second: " annenhver uke" };

export const weeklyLifeMessages = {
  clock: "HH.mm",
  /** "fredager 19.00 i partallsuker"; times as they are written. */
  regular: ({ days, weeks, isDaily, apart }: RegularTimes): string => {
    const said = days.map(({ weekdays, time }) => {
      const names = isDaily
        ? "daglig"
        : joinWords(
            weekdays.flatMap((weekday) => WEEKDAYS[weekday] ?? []),
            "og",
          );
      return time === null ? names : `${names} ${time}`;
    });
    const isMixed = apart?.weekday === null && apart.time === null;
    const exceptions =
      apart && !isMixed
        ? `, ${TIMES[apart.times] ?? `${apart.times} ganger`} ${apart.weekday === null ? `kl. ${apart.time}` : `på ${WEEKDAYS[apart.weekday]?.slice(0, -2)}`}`
        : "";
    return `${isMixed ? "som oftest " : ""}${joinWords(said, "og")}${WEEKS[weeks]}${exceptions}`;
  },
  severalDates: "flere datoer",
  /** Beside the next date. */
  moreOnDay: (n: number, weekday: number, weeks: RegularTimes["weeks"]) =>
    `og ${n} ${n === 1 ? WEEKDAYS[weekday]?.slice(0, -2) : WEEKDAYS[weekday]} til${WEEKS[weeks]}`,
  moreDates: (n: number, times: string | null) =>
    `og ${n} ${n === 1 ? "dato" : "datoer"} til${times ? `, ${times}` : ""}`,
  otherTime: (time: string) => `kl. ${time}`,
  otherDay: "annen dag",
  folded: (n: number) => (n === 1 ? "1 serie står på én linje" : `${n} serier står på én linje hver`),
};
