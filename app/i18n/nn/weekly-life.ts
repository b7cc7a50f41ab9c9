import type { RegularTimes } from "~/domain/events/regular-times";
import { joinWords } from "../join-words";

const WEEKDAYS = ["måndagar", "tysdagar", "onsdagar", "torsdagar", "fredagar", "laurdagar", "søndagar"];
const WEEKS = { every: "", even: " i partalsveker", odd: " i oddetalsveker", second: " annakvar veke" };

export const weeklyLifeMessages = {
  clock: "HH.mm",
  /** "fredager 19.00 i partallsuker"; times as they are written. */
  regular: ({ days, weeks, isDaily, isMostly }: RegularTimes): string => {
    const said = days.map(({ weekdays, time }) => {
      const names = isDaily
        ? "dagleg"
        : joinWords(
            weekdays.map((weekday) => WEEKDAYS[weekday]!),
            "og",
          );
      return time === null ? names : `${names} ${time}`;
    });
    return `${isMostly ? "som oftast " : ""}${joinWords(said, "og")}${WEEKS[weeks]}`;
  },
  severalDates: "fleire datoar",
  next: (date: string, month: string) => `neste ${date}. ${month}`,
  otherTime: (time: string) => `kl. ${time}`,
  otherDay: "annan dag",
  counts: (n: number, regular: number) =>
    `${n} arrangement (${regular === 1 ? "1 fast samling vist éin gong" : `${regular} faste samlingar viste éin gong kvar`})`,
};
