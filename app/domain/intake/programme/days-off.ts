import { COUNTIES, type County } from "~/domain/places/counties";
import { type DayNumber, dayText } from "~/domain/time/days-and-moments";
import { type SchoolHoliday, schoolHolidayOn } from "~/domain/time/school-holidays";
import type { Letters, Token } from "./time-words";

/** Null where only the county tells. */
export type IsOff = (day: DayNumber, county: County | null) => boolean | null;

/** Of schools: by county, or in all counties alike. */
const HOLIDAYS: readonly [names: RegExp, holiday: SchoolHoliday, isOfCounty: boolean][] = [
  [/^vinter/, "winter", true],
  [/^(?:høst|haust)/, "autumn", true],
  [/^jule/, "christmas", false],
  [/^påske/, "easter", false],
];
const inAnyHoliday: IsOff = (day, county) => county && schoolHolidayOn(dayText(day), county) !== null;

export const EXCEPT_WORDS =
  "ikke|ikkje|unntatt|(?:med )?unntak(?: av)?|unnateke|utenom|utanom|bortsett fra|bortsett frå|except|not|minus|ingen|inga|fri|stengt|stengd|avlyst|opphold|opphald";
const IS_LEFT_OUT = new RegExp(`(?<!\\p{L})(?:${EXCEPT_WORDS})\\s(?:den\\s)?$`, "iu");
const NOT_IN_HOLIDAYS = new RegExp(
  `(?<!\\p{L})(?:${EXCEPT_WORDS})(?!\\p{L})[^;().\\d]{0,25}?(?<=[\\s,])((?:(?:alle )?(?:skolens|skulens) )?(?:vinter|høst|haust|jule|påske|skole|skule)?feri(?:e[nr]?|ene|a|ar|ane))(?!\\p{L})`,
  "giu",
);

/** "Hver dag unntatt mandag". */
export const isLeftOut = (line: string, { at }: Pick<Token, "at">): boolean => IS_LEFT_OUT.test(line.slice(0, at));

/** "Ikke i vinterferien", "unntatt mandag". */
export function daysOffIn(line: string, tokens: readonly Token[]): { isOff: IsOff; spans: Letters[] } {
  const found = [...line.matchAll(NOT_IN_HOLIDAYS)];
  const named = found.map(([, name = ""]): IsOff => {
    const [, holiday, isOfCounty] = HOLIDAYS.find(([of]) => of.test(name.toLowerCase())) ?? [];
    if (!holiday) return inAnyHoliday;
    return (day, county) =>
      county === null && isOfCounty ? null : schoolHolidayOn(dayText(day), county ?? COUNTIES[0]) === holiday;
  });
  const weekdays = tokens.filter((token) => token.kind === "weekday" && isLeftOut(line, token));
  return {
    spans: [
      ...weekdays.map(({ at, end }) => ({ at: line.slice(0, at).search(IS_LEFT_OUT), end })),
      ...found.map(({ index, 0: words }) => ({ at: index, end: index + words.length })),
    ],
    isOff: (day, county) => {
      const all = named.map((isOff) => isOff(day, county));
      return all.includes(true) || (all.includes(null) ? null : false);
    },
  };
}
