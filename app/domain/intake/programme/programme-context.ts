import type { How } from "~/domain/sources/evidence";
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
    const isLate = this.#days.month !== null && this.#days.month >= AUTUMN && month !== null && month <= SPRING;
    const isLateInYear = !isYearSaid && (this.#days.isLateInYear || isLate);
    this.#days = { ...this.#days, month, isLateInYear };
  }

  follow(day: DayNumber) {
    this.#latest = day;
    const { month } = calendarDate(day);
    const isLateInYear = month >= AUTUMN || (this.#days.isLateInYear && month <= SPRING);
    if (isLateInYear !== this.#days.isLateInYear) this.#days = { ...this.#days, isLateInYear };
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
    const isAlone = said.occasions.every(
      ({ clocks, words }) => clocks.length === 0 && words.title.split(" ").length <= 2,
    );
    if (!week || !first || others.length > 0 || first.last === null || !isAlone) return false;
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
    if (own)
      return {
        day: own.monday + weekday,
        last: null,
        how: own.how === "guessed" ? "guessed" : "derived",
        under: this.line,
      };
    return this.week && { day: this.week.monday + weekday, last: null, how: this.week.how, under: this.line };
  }
}

const mondayOf = (year: number, week: number): DayNumber => {
  const fourth = dayIn(year, 1, 4);
  return fourth - weekdayOf(fourth) + (week - 1) * 7;
};
