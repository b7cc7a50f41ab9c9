import { COUNTIES, type County } from "~/domain/places/counties";
import { MONTH, monthNamed } from "~/domain/plain-words/names";
import { dayNamed, isPublicHoliday } from "~/domain/time/church-year";
import { calendarDate, type DayNumber, dayText, placeInMonth, weekdayOf } from "~/domain/time/days-and-moments";
import { type SchoolHoliday, schoolHolidayOn } from "~/domain/time/school-holidays";
import type { Token } from "./time-words";

/** Null where only the county tells. */
export type IsOff = (day: DayNumber, county: County | null) => boolean | null;

const schools =
  (name: SchoolHoliday, isOfCounty: boolean): IsOff =>
  (day, county) =>
    county === null && isOfCounty ? null : schoolHolidayOn(dayText(day), county ?? COUNTIES[0]) === name;

const HOLIDAYS: readonly [names: string, isOff: IsOff][] = [
  ["vinterferi(?:en?|a)", schools("winter", true)],
  ["(?:høst|haust)feri(?:en?|a)", schools("autumn", true)],
  ["(?:rom)?(?:jul|jol)(?:e?ferien?|eferia|ehelg[ae]n?|a|en)?", schools("christmas", false)],
  ["påsk(?:eferien?|eferia|euk[ea]n?|eveka|ehelg[ae]n?|en?|a)", schools("easter", false)],
  ["(?:sommer|sommar|sumar)(?:ferien?|feria|en)", schools("summer", false)],
  [
    "(?:alle )?(?:(?:skolens|skulens) )?(?:skole|skule)?feri(?:e[nr]?|ene|a|ar|ane)",
    (day, county) => county && schoolHolidayOn(dayText(day), county) !== null,
  ],
  ["(?:hellig|heilag|høytids?|høgtids?)dag(?:er|ar|ene|ane)", isPublicHoliday],
  [
    "advent(?:en|stiden|stida)?",
    (day) => {
      const { year, month } = calendarDate(day);
      return day >= dayNamed("advent1", year) && (month < 12 || day < dayNamed("christmasEve", year));
    },
  ],
];

export const EXCEPT_WORDS =
  "ikke|ikkje|unntatt|(?:med )?unntak(?: av)?|unnateke|utenom|utanom|bortsett fra|bortsett frå|except|not|minus|ingen|inga|fri|stengt|stengd|avlyst|opphold|opphald";
const EXCEPT = new RegExp(`(?<!\\p{L})(?:${EXCEPT_WORDS})(?!\\p{L})`, "giu");

/** A month has no date before it. */
const NAMED = new RegExp(
  `(?<=[\\s,])(?:${HOLIDAYS.map(([names]) => `(${names})`).join("|")}|(?<!\\d\\.?\\s)(${MONTH}))(?![\\p{L}-])`,
  "giu",
);
const CLAUSE_ENDS =
  /[;()]|\.(?=\s\p{Lu}|$)|(?<!\p{L})(?:kl|klokk[ae]n?|fra|frå|fr[ae]m|til|start\p{L}*|from|until)(?!\p{L})/iu;
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
    for (const { index: at, 0: name, ...groups } of clause.matchAll(NAMED)) {
      if (at - end > FAR) break;
      const nth = HOLIDAYS.findIndex((_, group) => groups[group + 1] !== undefined);
      const month = monthNamed(name);
      named.push(HOLIDAYS[nth]?.[1] ?? ((day) => calendarDate(day).month === month));
      end = at + name.length;
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
