import type { How } from "~/domain/sources/evidence";
import type { Doubt } from "~/domain/sources/understood";
import {
  calendarDate,
  dayIn,
  type DayNumber,
  MONDAY,
  nextWeekday,
  SUNDAY,
  weekdayOf,
  weekOf,
} from "~/domain/time/days-and-moments";
import { type DayContext, NOTHING_ABOVE, resolveDay, type ResolvedSpan } from "./resolve-day";
import type { SaidLine } from "./said-line";
import type { SaidWords } from "./said-words";
import { monthsOfHeading, yearHeadingIn } from "./year-headings";

export interface Week {
  monday: DayNumber;
  how: How;
}

const OF_CONTEXT = new Set(["year", "month", "week"]);
const ONLY_YEAR = /^\W*20\d\d\W*$/;
const AUTUMN = 10;
const SPRING = 3;

export class ProgrammeContext {
  #days: DayContext;
  #latest: DayNumber | null = null;
  week: Week | null = null;
  /** The day on which somebody tells this line; null on a page that is read again. */
  toldOn: DayNumber | null = null;
  /** Of the latest heading; null where none was. */
  line: number | null = null;

  constructor(today: DayNumber) {
    this.#days = { ...NOTHING_ABOVE, today };
  }

  get days(): DayContext {
    return { ...this.#days, week: this.week?.monday ?? null };
  }

  get latest(): DayNumber | null {
    return this.#latest;
  }

  /** Days in a row, whose weekdays and numbers may stand below. */
  lead(day: DayNumber, last: DayNumber) {
    this.#days = { ...this.#days, within: { day, last } };
  }

  takes(said: SaidLine, line: number): boolean {
    const isHeading = this.#takes(said);
    if (isHeading) this.line = line;
    return isHeading;
  }

  #takes(said: SaidLine): boolean {
    if (said.repeats || said.tokens.some(({ kind }) => !OF_CONTEXT.has(kind))) return this.#takesWeek(said);
    const heading = said.hindrance === null ? yearHeadingIn(said.text) : null;
    const months = said.hindrance === null ? monthsOfHeading(said.text) : null;
    const week = said.tokens.find((token) => token.kind === "week");
    if (!heading && !months && !(week && said.text.length < 40)) return false;
    // "Program januar", and "2027" below it.
    const month = ONLY_YEAR.test(said.text) ? this.#days.month : null;
    if (heading) this.#days = { ...this.#days, heading, month, isLateInYear: false };
    if (months) this.#nameMonths(months, heading !== null);
    this.week = week ? this.#weekNumbered(week.week) : null;
    return true;
  }

  /** In a programme of one year, January after December is the next year's. */
  #nameMonths(months: number[], isYearSaid: boolean) {
    const month = months.length === 1 ? (months[0] ?? null) : null;
    this.#days = { ...this.#days, month, isLateInYear: !isYearSaid && this.#days.isLateInYear };
  }

  follow(day: DayNumber) {
    this.#latest = day;
    const { month } = calendarDate(day);
    this.#days = { ...this.#days, isLateInYear: month >= AUTUMN || (this.#days.isLateInYear && month <= SPRING) };
  }

  #weekNumbered(week: number): Week | null {
    const { heading, today } = this.#days;
    const thisYear = calendarDate(today).year;
    const years = heading?.years ?? [thisYear, thisYear + 1];
    const mondays = years.map((year) => mondayOf(year, week)).filter((monday) => weekOf(monday, MONDAY).week === week);
    const next = mondays.find((monday) => monday >= today - 7) ?? mondays.at(-1);
    return next === undefined ? null : { monday: next, how: heading?.years.length === 1 ? "inherited" : "guessed" };
  }

  /** "Uke 34 (17.–23. august)": its Monday tells the year. */
  #takesWeek(said: SaidLine): boolean {
    const week = said.tokens.find((token) => token.kind === "week");
    const [first, ...others] = said.occasions.flatMap(({ days }) => days);
    const isTimed = said.occasions.some(({ clocks }) => clocks.length > 0);
    if (!week || !first || others.length > 0 || first.last === null || isTimed) return false;
    const monday = resolveDay({ ...first.first, weekday: first.first.weekday ?? MONDAY }, this.#days);
    if (typeof monday === "string" || weekOf(monday.day, MONDAY).week !== week.week) return false;
    this.week = { monday: monday.day, how: monday.how === "guessed" ? "guessed" : "inherited" };
    return true;
  }

  /** Of somebody who tells it then, and of no other days: "torsdag kl. 19" is the next. */
  nextDay(weekday: number): ResolvedSpan | null {
    const { toldOn } = this;
    const latest = (toldOn === this.#days.today ? this.#latest : null) ?? toldOn;
    if (toldOn === null || latest === null || Math.abs(latest - toldOn) > SUNDAY + 1) return null;
    return { day: nextWeekday(Math.max(toldOn, latest), weekday), last: null, how: "derived" };
  }

  /** `week`: said in the line itself. */
  dayOfWeek(weekday: number, said?: number): ResolvedSpan | null {
    const own = said === undefined ? null : this.#weekNumbered(said);
    const week = own ?? this.week;
    const how = own && own.how !== "guessed" ? "derived" : week?.how;
    return week && how ? { day: week.monday + weekday, last: null, how, under: this.line } : null;
  }
}

const mondayOf = (year: number, week: number): DayNumber => {
  const fourth = dayIn(year, 1, 4);
  return fourth - weekdayOf(fourth) + (week - 1) * 7;
};

export interface OpenDay {
  spans: ResolvedSpan[];
  words: SaidWords;
  open: Doubt[];
  url: string | null;
  line: number;
  text: string;
  hasEvents: boolean;
  isLate: boolean;
  isEvent: boolean;
  /** Alone between empty lines: what stands in the blocks below is on it. */
  isHeading?: boolean;
}

export const isOfWeekday = ({ spans }: OpenDay, weekday: number): boolean =>
  spans.length === 1 && spans.every(({ day, last }) => last === null && weekdayOf(day) === weekday);

/** "8. Babysang", and below it "tirsdag 10.30". */
export const isConfirmedBy = (day: OpenDay, weekday: number): boolean =>
  !day.hasEvents && day.spans[0]?.how === "guessed" && isOfWeekday(day, weekday);

const WEEK = 7;

/** Within less than seven days: "Lørdag" below "Stevne 14.–16. august". */
export function dayOfSpan({ day, last, how, isCamp }: ResolvedSpan, weekday: number): ResolvedSpan | null {
  const found = nextWeekday(day, weekday);
  return last !== null && last - day < WEEK && found <= last
    ? { day: found, last: null, how, ...(isCamp && { isPart: true }) }
    : null;
}

export const withYearTold = (span: ResolvedSpan): ResolvedSpan => ({
  ...span,
  how: span.how === "guessed" ? "derived" : span.how,
});

/** By words beside it: "Sommerleir 2027", a season ("Sangkafé 2026/27"); guessed where they name another year. */
export function inYearTold(span: ResolvedSpan, [first, second = first]: readonly number[], text: string): ResolvedSpan {
  const { year, month } = calendarDate(span.day);
  const others = [...text.matchAll(/(?<!\p{L})(?:i|in) (20\d\d)(?!\d)/giu)].filter(([, said]) => Number(said) !== year);
  if (others.length > 0) return { ...span, how: "guessed" };
  return (month > 7 ? first : second) === year ? withYearTold(span) : span;
}
