import { COUNTIES, type County } from "~/domain/places/counties";
import { MONTH, monthNamed } from "~/domain/plain-words/names";
import { isPublicHoliday } from "~/domain/time/church-year";
import { calendarDate, type DayNumber, dayText, placeInMonth, weekdayOf } from "~/domain/time/days-and-moments";
import { type SchoolHoliday, schoolHolidayOn } from "~/domain/time/school-holidays";
import { NAMES_OF_SEASONS, seasonNamed } from "./named-seasons";
import type { Token } from "./time-words";

/** Null where only the county tells. */
export type IsOff = (day: DayNumber, county: County | null) => boolean | null;

/** Of schools: by county, or in all counties alike. */
const SCHOOLS: readonly [names: RegExp, holiday: SchoolHoliday, isOfCounty: boolean][] = [
  [/^vinterferie/, "winter", true],
  [/^(?:høst|haust)ferie/, "autumn", true],
  [/^juleferie/, "christmas", false],
];
const schoolsOff =
  (holiday: SchoolHoliday, isOfCounty: boolean): IsOff =>
  (day, county) =>
    county === null && isOfCounty ? null : schoolHolidayOn(dayText(day), county ?? COUNTIES[0]) === holiday;

function seasonOff({ names, season }: NonNullable<ReturnType<typeof seasonNamed>>): IsOff {
  const school = SCHOOLS.find(([of]) => of.test(names));
  if (school) return schoolsOff(school[1], school[2]);
  return (day) => {
    const { year } = calendarDate(day);
    return [year - 1, year].map(season).some(([first, last]) => first <= day && day <= last);
  };
}

const FREE = "(?:alle )?(?:(?:skolens|skulens) )?(?:skole|skule)?feri(?:e[nr]?|ene|a|ar|ane)";
const inAnyHoliday: IsOff = (day, county) => county && schoolHolidayOn(dayText(day), county) !== null;
const HOLIDAYS = "(?:hellig|heilag|høytids?|høgtids?)dag(?:er|ar|ene|ane)";

export const EXCEPT_WORDS =
  "ikke|ikkje|unntatt|(?:med )?unntak(?: av)?|unnateke|utenom|utanom|bortsett fra|bortsett frå|except|not|minus|ingen|inga|fri|stengt|stengd|avlyst|opphold|opphald";
const EXCEPT = new RegExp(`(?<!\\p{L})(?:${EXCEPT_WORDS})(?!\\p{L})`, "giu");

/** A month has no date before it. */
const NAMED = new RegExp(
  `(?<=[\\s,])(?:${NAMES_OF_SEASONS}|${FREE}|${HOLIDAYS}|(?<!\\d\\.?\\s)${MONTH})(?![\\p{L}-])`,
  "giu",
);
function offOf(name: string, groups: readonly (string | undefined)[]): IsOff {
  const [named, month] = [seasonNamed(groups), monthNamed(name)];
  if (named) return seasonOff(named);
  if (month > 0) return (day) => calendarDate(day).month === month;
  return /feri/iu.test(name) ? inAnyHoliday : isPublicHoliday;
}
const CLAUSE_ENDS =
  /[;()]|\.(?=\s\p{Lu}|$)|(?<!\p{L})(?:kl|klokk[aeoå]n?|fra|frå|fr[ae]m|til|start\p{L}*|from|until)(?!\p{L})/iu;
const FAR = 25;

export interface DaysOff {
  isOff: IsOff;
  spans: { at: number; end: number }[];
}

/** "Hver søndag, bortsett fra første søndag i måneden". */
export const isLeftOut = (line: string, { at }: Pick<Token, "at">): boolean => IS_LEFT_OUT.test(line.slice(0, at));
const IS_LEFT_OUT = new RegExp(`(?<!\\p{L})(?:${EXCEPT_WORDS})\\s(?:den\\s)?$`, "iu");

/** "Ikke i vinterferien", "unntatt jula og påska", "stengt i juli". */
export function daysOffIn(line: string, tokens: readonly Token[]): DaysOff {
  const monthly = tokens.flatMap((token) => (token.kind === "monthly" && isLeftOut(line, token) ? [token] : []));
  const named: IsOff[] = monthly.map(({ nths, weekday }) => (day) => {
    const { nth, isLast } = placeInMonth(day);
    return weekdayOf(day) === weekday && nths.some((one) => (one === -1 ? isLast : one === nth));
  });
  const spans: DaysOff["spans"] = tokens
    .filter((token) => ["monthly", "weekday"].includes(token.kind) && isLeftOut(line, token))
    .map(({ at, end }) => ({ at: line.slice(0, at).search(IS_LEFT_OUT), end }));
  for (const { index, 0: word } of line.matchAll(EXCEPT)) {
    const from = index + word.length;
    const [clause = ""] = line.slice(from).split(CLAUSE_ENDS, 1);
    let end = 0;
    for (const match of clause.matchAll(NAMED)) {
      const [name, ...groups] = match;
      if (match.index - end > FAR) break;
      named.push(offOf(name, groups));
      end = match.index + name.length;
    }
    if (end > 0) spans.push({ at: index, end: from + end });
  }
  return {
    spans,
    isOff: (day, county) => {
      const all = named.map((isOff) => isOff(day, county));
      return all.includes(true) || (all.includes(null) ? null : false);
    },
  };
}
