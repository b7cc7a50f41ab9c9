import type { RegularTimes } from "~/domain/events/regular-times";
import { joinWords } from "../join-words";

const WEEKDAYS = ["mandager", "tirsdager", "onsdager", "torsdager", "fredager", "lørdager", "søndager"];
const WEEKS = { every: "", even: " i partallsuker", odd: " i oddetallsuker", second: " annenhver uke" };

export const weeklyLifeMessages = {
  clock: "HH.mm",
  /** "fredager 19.00 i partallsuker"; times as they are written. */
  regular: ({ days, weeks, isDaily, isMostly }: RegularTimes): string => {
    const said = days.map(({ weekdays, time }) => {
      const names = isDaily
        ? "daglig"
        : joinWords(
            weekdays.map((weekday) => WEEKDAYS[weekday]!),
            "og",
          );
      return time === null ? names : `${names} ${time}`;
    });
    return `${isMostly ? "som oftest " : ""}${joinWords(said, "og")}${WEEKS[weeks]}`;
  },
  severalDates: "flere datoer",
  next: (date: string, month: string) => `neste ${date}. ${month}`,
  otherTime: (time: string) => `kl. ${time}`,
  otherDay: "annen dag",
  counts: (n: number, regular: number) =>
    `${n} ${n === 1 ? "arrangement" : "arrangementer"} (${regular === 1 ? "1 fast samling vist én gang" : `${regular} faste samlinger vist én gang hver`})`,
};
