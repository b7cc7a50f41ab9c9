import { type DayNumber, MONDAY, nextWeekday, placeInMonth, weekOf } from "~/domain/time/days-and-moments";
import { endOfSeasonIn, seasonIn } from "./day-names";
import type { SaidDays } from "./said-days";
import { isNear, type Token } from "./time-words";

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
  tokens: Token[];
}

export const EVERY: Omit<SaidRule, "weekdays"> = { step: 1, isEven: null, nths: [], isEvery: true, tokens: [] };

/** "Hver 14. dag, neste gang tirsdag 1. desember", "onsdag 13. januar, hver uke". */
const isEveryWeeks = (token: Token, line: string): boolean =>
  token.kind === "every" &&
  (token.step > 1 || /\s(?:uke|veke|week)$/iu.test(line.slice(token.at, token.end))) &&
  /^(?:\s(?:uke|veke|week))?\s*(?:$|[,.;:(–-])/iu.test(line.slice(token.end));

export function ruleIn(line: string, tokens: readonly Token[]): SaidRule | null {
  const monthly = tokens.find((token) => token.kind === "monthly");
  if (monthly) return { ...EVERY, weekdays: [monthly.weekday], nths: monthly.nths, tokens: [monthly] };
  for (const token of tokens)
    if (token.kind === "every" && token.weekdays) return { ...EVERY, weekdays: token.weekdays, tokens: [token] };
  const named = tokens.filter(isWeekday);
  const apart = named.length === 1 ? tokens.find((token) => isEveryWeeks(token, line)) : undefined;
  if (apart?.kind === "every")
    return { ...EVERY, weekdays: named.map(({ weekday }) => weekday), step: apart.step, tokens: [apart] };
  const weekdays = named.filter((token) => isOfRule(token, tokens, line));
  const parity = tokens.find((token) => token.kind === "parity");
  const every = tokens.find((token) => token.kind === "every" && isOfWeekday(token, weekdays, line));
  const isPlural = weekdays.some((weekday) => weekday.isPlural);
  if (weekdays.length === 0 || !(parity || every || isPlural)) return null;
  return {
    weekdays: [...new Set(weekdays.map(({ weekday }) => weekday))],
    step: every?.kind === "every" ? every.step : 1,
    isEven: parity?.isEven ?? null,
    nths: [],
    isEvery: parity !== undefined || every !== undefined,
    tokens: [...weekdays, ...(parity ? [parity] : []), ...(every ? [every] : [])],
  };
}

type Weekday = Token & { kind: "weekday" };
const isWeekday = (token: Token): token is Weekday => token.kind === "weekday";

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
  weekdays.some(
    ({ at, end }) =>
      (at >= every.end && /^\s?(?:(?:på|on)\s)?$/.test(line.slice(every.end, at))) ||
      (at < every.at && every.step > 1 && /^[\s,(]*$/.test(line.slice(end, every.at))),
  );

const WEEKDAY_BEFORE = "(?:\\p{L}{2,7}dag(?:en)?\\s|\\p{L}{3,6}day\\s)?(?:den\\s)?";
const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})[\\s:(.]{1,3}${WEEKDAY_BEFORE}$`, "iu");

const FROM = before(
  "fra|frå|from|f\\.?o\\.?m\\.?|fra og med|frå og med|oppstart(?:\\sfra)?|(?:start(?:er|ar)?|begynner|byrjar)(?:\\s(?:igjen|att|opp att|oppatt|opp igjen))?|(?:første|neste) gang(?:\\setter \\p{L}+)?|(?:fyrste|neste) gong(?:\\setter \\p{L}+)?|starting|mellom",
);
const UNTIL = before(
  "til|t\\.?o\\.?m\\.?|til og med|fram til|until|siste gang|siste gong|slutt(?:er)?|avslutt(?:es|ning)",
);
/** On the day that a course starts it takes place. */
const STARTS =
  /(?:(?:start(?:er|ar)?|begynner|byrjar)(?:\s(?:igjen|att|opp att|oppatt|opp igjen))?|første gang|fyrste gong|siste gang|slutt|avslutning|starting)[\s:(.]{1,3}(?:\p{L}{2,7}dag\s)?(?:den\s)?$/iu;
const EXCEPT_WORDS =
  "(?:ikke|ikkje) i (?:\\p{L}*ferien?|\\p{L}*feria),?|ikke|ikkje|unntatt|unntak(?:\\sav)?|unnateke|utenom|utanom|bortsett fra|bortsett frå|except|not|minus|ingen|fri|avlyst|opphold";
const EXCEPT = before(EXCEPT_WORDS);
const EXCEPTS = new RegExp(
  `(?<!\\p{L})(?:${EXCEPT_WORDS}|følger skole\\p{L}*|fylgjer skule\\p{L}*|skole-?\\s?(?:og|/)|i skoleåret|i skuleåret|skoleferi\\p{L}+|skuleferi\\p{L}+)(?!\\p{L})`,
  "giu",
);

/** "Natt til 1. januar" is the evening of the day before. */
export const isNightBefore = (ahead: string): boolean =>
  /(?<!\p{L})natt(?:a|en)?\s(?:til|mot)\s(?:\p{L}{2,7}dag(?:en)?\s)?(?:den\s)?$/iu.test(ahead);

/** A day where something begins or ends: "Fra 1. september er gudstjenestene kl. 12". */
export const isBound = (line: string, { at, last }: SaidDays): boolean => {
  const ahead = line.slice(Math.max(0, at - 40), at);
  return last === null && !isNightBefore(ahead) && (FROM.test(ahead) || UNTIL.test(ahead)) && !STARTS.test(ahead);
};

/** "unntatt desember". */
export const isException = (ahead: string): boolean => EXCEPT.test(`${ahead.slice(-40)}`);

export interface RuleBounds {
  from: SaidDays | null;
  until: SaidDays | null;
  except: SaidDays[];
  others: SaidDays[];
  /** Exceptions without their days: "ikke i skoleferiene". */
  hasVagueExceptions: boolean;
  spans: { at: number; end: number }[];
}

export function boundsIn(line: string, days: readonly SaidDays[]): RuleBounds {
  const bounds: RuleBounds = { from: null, until: null, except: [], others: [], hasVagueExceptions: false, spans: [] };
  let named = 0;
  let isExcept = false;
  for (const said of days) {
    const ahead = line.slice(Math.max(0, said.at - 40), said.at);
    const match = EXCEPT.exec(ahead) ?? FROM.exec(ahead) ?? UNTIL.exec(ahead);
    const begins = match ? said.at - ahead.length + match.index : said.at;
    if (EXCEPT.test(ahead) || (isExcept && match === null)) {
      if (match) named++;
      isExcept = true;
      bounds.except.push(said);
    } else if (said.last && (match || bounds.from === null)) bounds.from = said;
    else if (FROM.test(ahead)) bounds.from = said;
    else if (UNTIL.test(ahead)) bounds.until = said;
    else bounds.others.push(said);
    if (!EXCEPT.test(ahead) && match) isExcept = false;
    const note = isExcept ? (/^\s?\([^()]{0,40}\)/.exec(line.slice(said.end))?.[0].length ?? 0) : 0;
    bounds.spans.push({ at: begins, end: said.end + note });
  }
  const season = bounds.from === null && bounds.until === null ? seasonIn(line) : null;
  if (season && bounds.others.length === 0) {
    bounds.from = season;
    bounds.spans.push(season);
  }
  const end = bounds.until === null && !bounds.from?.last ? endOfSeasonIn(line) : null;
  if (end && bounds.others.length === 0) {
    bounds.until = end;
    bounds.spans.push(end);
  }
  bounds.hasVagueExceptions = end !== null || (line.match(EXCEPTS)?.length ?? 0) > named;
  return bounds;
}

const MOST_DATES = 60;

/** Both days are included; every second week counts from the first. */
export function datesOfRule({ weekdays, step, isEven, nths }: SaidRule, from: DayNumber, to: DayNumber): DayNumber[] {
  const days: DayNumber[] = [];
  for (const weekday of weekdays) {
    const first = nextWeekday(from, weekday);
    for (let day = first; day <= to && days.length < MOST_DATES * weekdays.length; day += 7) {
      const isDue = nths.length > 0 || isEven !== null || ((day - first) / 7) % step === 0;
      const isInWeek = isEven === null || (weekOf(day, MONDAY).week % 2 === 0) === isEven;
      const place = placeInMonth(day);
      const isNth = nths.length === 0 || nths.some((nth) => (nth === -1 ? place.isLast : place.nth === nth));
      if (isDue && isInWeek && isNth) days.push(day);
    }
  }
  return days.sort((a, b) => a - b);
}
