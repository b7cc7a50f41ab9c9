import type { RegularTimes } from "~/domain/events/regular-times";
import { joinWords } from "../join-words";

const WEEKDAYS = ["måndagar", "tysdagar", "onsdagar", "torsdagar", "fredagar", "laurdagar", "søndagar"];
const TIMES = ["", "éin gong", "to gonger", "tre gonger"];
const WEEKS = { every: "", even: " i partalsveker", odd: " i oddetalsveker", second: " annakvar veke" };

export const weeklyLifeMessages = {
  clock: "HH.mm",
  /** "fredager 19.00 i partallsuker"; times as they are written. */
  regular: ({ days, weeks, isDaily, apart }: RegularTimes): string => {
    const said = days.map(({ weekdays, time }) => {
      const names = isDaily
        ? "dagleg"
        : joinWords(
            weekdays.flatMap((weekday) => WEEKDAYS[weekday] ?? []),
            "og",
          );
      return time === null ? names : `${names} ${time}`;
    });
    const isMixed = apart?.weekday === null && apart.time === null;
    const exceptions =
      apart && !isMixed
        ? `, ${TIMES[apart.times] ?? `${apart.times} gonger`} ${apart.weekday === null ? `kl. ${apart.time}` : `på ${WEEKDAYS[apart.weekday]?.slice(0, -2)}`}`
        : "";
    return `${isMixed ? "som oftast " : ""}${joinWords(said, "og")}${WEEKS[weeks]}${exceptions}`;
  },
  severalDates: "fleire datoar",
  /** Beside the next date. */
  moreOnDay: (n: number, weekday: number, weeks: RegularTimes["weeks"]) =>
    `og ${n} ${n === 1 ? WEEKDAYS[weekday]?.slice(0, -2) : WEEKDAYS[weekday]} til${WEEKS[weeks]}`,
  moreDates: (n: number, times: string | null) =>
    `og ${n} ${n === 1 ? "dato" : "datoar"} til${times ? `, ${times}` : ""}`,
  otherTime: (time: string) => `kl. ${time}`,
  otherDay: "annan dag",
  folded: (n: number) => (n === 1 ? "1 serie står på éi linje" : `${n} seriar står på éi linje kvar`),
};
