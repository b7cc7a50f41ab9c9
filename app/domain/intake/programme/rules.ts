import { COUNTIES, type County } from "~/domain/places/counties";
import { type DayNumber, dayText, MONDAY, nextWeekday, placeInMonth, weekOf } from "~/domain/time/days-and-moments";
import { type SchoolHoliday, schoolHolidayOn } from "~/domain/time/school-holidays";
import { isNear, type Letters, type Token } from "./time-words";

/** "hver torsdag", "fredager i partallsuker", "første og tredje søndag i måneden". */
export interface SaidRule {
  weekdays: number[];
  step: number;
  /** Only in weeks of even, or odd, numbers. */
  isEven: boolean | null;
  /** 1 to 4, and -1 for a month's last; empty for all. */
  nths: number[];
  /** By a word such as "hver", not only by its plural. */
  isEvery: boolean;
  /** "Mandag til fredag kl 18": of each week, or of one. */
  mayBeOnce?: boolean;
  tokens: Token[];
}

export const EVERY: Omit<SaidRule, "weekdays"> = { step: 1, isEven: null, nths: [], isEvery: true, tokens: [] };

/** "Hver 14. dag, neste gang tirsdag 1. desember", "onsdag 13. januar, hver uke". */
const isEveryWeeks = (token: Token, line: string): boolean =>
  token.kind === "every" &&
  (token.step > 1 || /\s(?:uke|veke|week)$/iu.test(line.slice(token.at, token.end))) &&
  /^(?:\s(?:uke|veke|week))?\s*(?:$|[,.;:(–-])/iu.test(line.slice(token.end));

/** `isAlone`: of a line that tells of one event. */
export function ruleIn(line: string, tokens: readonly Token[], isAlone = false): SaidRule | null {
  const monthly = tokens.find((token) => token.kind === "monthly" && !isLeftOut(line, token));
  if (monthly?.kind === "monthly")
    return { ...EVERY, weekdays: [monthly.weekday], nths: monthly.nths, tokens: [monthly] };
  // "Hver dag unntatt mandag".
  const out = tokens.filter(isWeekday).filter((token) => isLeftOut(line, token));
  const named = tokens.filter(isWeekday).filter((token) => !out.includes(token));
  const isIn = (weekday: number) => !out.some((token) => token.weekday === weekday);
  for (const token of tokens)
    if (token.kind === "every" && token.weekdays)
      return { ...EVERY, weekdays: token.weekdays.filter(isIn), tokens: [token, ...out] };
  const apart = named.length === 1 ? tokens.find((token) => isEveryWeeks(token, line)) : undefined;
  if (apart?.kind === "every")
    return { ...EVERY, weekdays: named.map(({ weekday }) => weekday), step: apart.step, tokens: [apart] };
  const weekdays = named.filter((token) => isOfRule(token, tokens, line));
  const parity = tokens.find((token) => token.kind === "parity");
  const every = tokens.find((token) => token.kind === "every" && isOfWeekday(token, weekdays, line));
  const isPlural = weekdays.some((weekday) => weekday.isPlural);
  const mayBeOnce = !(parity || every || isPlural);
  if (weekdays.length === 0 || (mayBeOnce && !(isAlone && areListed(weekdays, tokens, line)))) return null;
  return {
    weekdays: [...new Set(weekdays.flatMap((weekday, nth) => daysUpTo(weekday, weekdays[nth - 1], line)))],
    ...(mayBeOnce && { mayBeOnce }),
    step: every?.kind === "every" ? every.step : 1,
    isEven: parity?.isEven ?? null,
    nths: [],
    isEvery: parity !== undefined || every !== undefined,
    tokens: [...weekdays, ...(parity ? [parity] : []), ...(every ? [every] : [])],
  };
}

type Weekday = Token & { kind: "weekday" };
const isWeekday = (token: Token): token is Weekday => token.kind === "weekday";

const UP_TO = /^\s?(?:[-–—]|til(?:\sog\smed)?|t\.?o\.?m\.?|to)\s?$/iu;
const AND = /^(?:[,/]\s?|,?\s(?:(?:og|&|and|samt)\s)?)$/iu;

/** "Mandag til fredag": with those between. */
function daysUpTo({ weekday, at }: Weekday, before: Weekday | undefined, line: string): number[] {
  if (!before || !UP_TO.test(line.slice(before.end, at))) return [weekday];
  const far = (weekday - before.weekday + 7) % 7;
  return Array.from({ length: far }, (_, step) => (before.weekday + step + 1) % 7);
}

/** Two or more side by side, with an hour, and no date of theirs. */
const areListed = (weekdays: readonly Weekday[], tokens: readonly Token[], line: string): boolean =>
  weekdays.length > 1 &&
  weekdays.every(({ at }, nth) => {
    const between = line.slice(weekdays[nth - 1]?.end ?? at, at);
    return nth === 0 || UP_TO.test(between) || AND.test(between);
  }) &&
  tokens.some(({ kind }) => kind === "clock");

/** Not a date's weekday: "hver torsdag fra torsdag 3. september". */
function isOfRule(token: Weekday, tokens: readonly Token[], line: string): boolean {
  const index = tokens.indexOf(token);
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  const isAfterEvery = previous?.kind === "every" && /^\s?$/.test(line.slice(previous.end, token.at));
  const isOfDate = (next?.kind === "date" || next?.kind === "numeric") && isNear(line.slice(token.end, next.at));
  return token.isPlural || isAfterEvery || !isOfDate;
}

/** "hver torsdag", "torsdager hver 14. dag", "hver uke på torsdager". */
const isOfWeekday = (every: Token & { kind: "every" }, weekdays: readonly Token[], line: string) =>
  weekdays.some(({ at }) => at >= every.end && /^\s*(?:(?:på|on)\s)?$/.test(line.slice(every.end, at)));

/** Both days are included; every second week counts from the first. */
export function datesOfRule({ weekdays, step, isEven, nths }: SaidRule, from: DayNumber, to: DayNumber): DayNumber[] {
  const days: DayNumber[] = [];
  for (const weekday of weekdays) {
    const first = nextWeekday(from, weekday);
    for (let day = first; day <= to; day += 7) {
      const isDue = nths.length > 0 || isEven !== null || ((day - first) / 7) % step === 0;
      const isInWeek = isEven === null || (weekOf(day, MONDAY).week % 2 === 0) === isEven;
      const place = placeInMonth(day);
      const isNth = nths.length === 0 || nths.some((nth) => (nth === -1 ? place.isLast : place.nth === nth));
      if (isDue && isInWeek && isNth) days.push(day);
    }
  }
  return days.sort((a, b) => a - b);
}

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
const isLeftOut = (line: string, { at }: Pick<Token, "at">): boolean => IS_LEFT_OUT.test(line.slice(0, at));

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
