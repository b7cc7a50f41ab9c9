import type { County } from "~/domain/places/counties";
import type { How } from "~/domain/sources/evidence";
import type { Doubt } from "~/domain/sources/understood";
import {
  calendarDate,
  dayIn,
  type DayNumber,
  daysInMonth,
  MONDAY,
  nextWeekday,
  SUNDAY,
  weekdayOf,
  weekOf,
} from "~/domain/time/days-and-moments";
import { NO_BOUNDS } from "./bounds";
import { type DayContext, type DayProblem, resolveDay, type ResolvedSpan, resolveSpan } from "./resolve-day";
import { datesOfRule, EVERY, type SaidRule } from "./rules";
import { NONE_SAID, type SaidDays } from "./said-days";
import type { Repetition } from "./said-repetition";

const WITHOUT_END = 91;
const LONGEST = 400;

/** Below "Faste samlinger": "Mandag 19.00 Bibelgruppe". */
export const everyWeekOn = (
  weekdays: number[],
  { clocks, words }: Pick<Repetition, "clocks" | "words">,
): Repetition => ({
  rule: { ...EVERY, weekdays },
  bounds: NO_BOUNDS,
  months: [],
  year: null,
  weeks: [],
  exceptWeeks: [],
  clocks,
  words,
});

export interface RepeatedDays {
  spans: ResolvedSpan[];
  /** Days of the rule that are none; of one without an end, in its first year. */
  leftOut: DayNumber[];
  hasEnd: boolean;
  /** Some are left out, and which is not known. */
  isVague: boolean;
  /** The day from which it is said to go is none of them. */
  beginsOff: boolean;
  open: Doubt[];
}

/** Sure only where the first and last day are said. */
export function daysOfRepetition(
  { rule, bounds, months, year, weeks, exceptWeeks }: Repetition,
  context: DayContext,
  county: County | null = null,
): RepeatedDays | DayProblem {
  if (bounds.others.length > 0) return "no_date";
  const ofMonths = months.length > 0 && bounds.from === null ? monthsReach(months, year, context) : null;
  const reach = ofMonths ?? weeksReach(weeks, bounds, context) ?? reachOf(rule, bounds, context);
  if (typeof reach === "string") return reach;
  const except = exceptionsOf(bounds.except, reach, context);
  if (except === null) return "no_such_day";
  const season = seasonOf(context);
  const first = reach.from ?? (season && !isWithin(season, context.today) ? season.first : context.today);
  const last = reach.until ?? Math.min(first + WITHOUT_END, season && first <= season.last ? season.last : Infinity);
  const isOut = (day: DayNumber) =>
    except.has(day) || exceptWeeks.includes(weekOf(day, MONDAY).week) || bounds.isOff(day, county) === true;
  const days = datesOfRule(rule, first, Math.min(last, first + LONGEST))
    .filter((day) => !isOut(day))
    .slice(0, bounds.count ?? Infinity);
  if (days.length === 0) return "no_such_day";
  // "Onsdager i oddetallsuker, start 13. januar", which is of an even week.
  const { from } = reach;
  const isOnFirst =
    days[0] === from || from === null || bounds.from?.last !== null || !rule.weekdays.includes(weekdayOf(from));
  // "Fra september til november" need not begin on the first of September.
  const isLoose = bounds.from === null && months.length > 1 && rule.nths.length === 0;
  const inAYear = datesOfRule(rule, first, reach.until ?? first + YEAR);
  const isVague =
    !isOnFirst ||
    (exceptWeeks.length === 0 &&
      (bounds.hasVagueExceptions || inAYear.some((day) => bounds.isOff(day, county) === null)));
  return {
    leftOut: inAYear.filter(isOut),
    hasEnd: reach.until !== null || bounds.count !== null,
    isVague,
    beginsOff: !isOnFirst,
    spans: days.map((day) => ({ day, last: null, how: reach.how })),
    open: [
      ...(reach.until === null || reach.from === null || isLoose || bounds.beginsAbout || bounds.endsAbout
        ? (["repeats_without_end"] as const)
        : []),
      ...(isVague || inAYear.some((day) => bounds.isOff(day, county)) ? (["repeats_with_exceptions"] as const) : []),
    ],
  };
}

/** From the Monday of the first to the Sunday of the last, the next that are so numbered. */
function weeksReach(weeks: readonly number[], bounds: Repetition["bounds"], { today }: DayContext): Reach | null {
  const [first, last = first] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined || bounds.from !== null || bounds.until !== null) return null;
  const sundayOf = (week: number, from: DayNumber) => {
    const sunday = nextWeekday(from, SUNDAY);
    for (let day = sunday; day < sunday + YEAR; day += WEEK) if (weekOf(day, MONDAY).week === week) return day;
    return null;
  };
  const begins = sundayOf(first, today);
  const ends = begins === null ? null : sundayOf(last, begins);
  return begins !== null && ends !== null ? { from: begins - SUNDAY, until: ends, how: "derived" } : null;
}

const [WEEK, YEAR] = [7, 371];

type Season = NonNullable<ReturnType<typeof seasonOf>>;

function seasonOf({ heading, month }: DayContext) {
  const [year, ...others] = heading?.years ?? [];
  if (!heading || year === undefined || others.length > 0) return null;
  const months = month === null ? heading.months : [month];
  const last = months.at(-1) ?? 12;
  return { first: dayIn(year, months[0] ?? 1, 1), last: dayIn(year, last, daysInMonth(year, last)) };
}

const isWithin = ({ first, last }: Season, day: DayNumber) => day >= first && day <= last;

interface Reach {
  from: DayNumber | null;
  until: DayNumber | null;
  how: How;
}

function reachOf(
  rule: SaidRule,
  { from, until, beginsAbout }: Repetition["bounds"],
  context: DayContext,
): Reach | DayProblem {
  const found = from && resolved(from, rule, context);
  if (typeof found === "string") return found;
  // "Fra januar", said in January.
  const start = found && beginsAbout && found.past !== undefined ? { ...found, day: context.today } : found;
  if (!until) return { from: start?.day ?? null, until: start?.last ?? null, how: start?.how ?? "derived" };
  const { year } = until.first;
  const years = year === null && start ? [0, 1].map((later) => calendarDate(start.day).year + later) : [year];
  const ends = years.map((one) => resolved({ ...until, first: { ...until.first, year: one } }, rule, context));
  const end = ends.find((one) => typeof one !== "string" && (!start || one.day >= start.day)) ?? "no_such_day";
  return typeof end === "string" ? end : { from: start?.day ?? null, until: end.day, how: start?.how ?? end.how };
}

/** A bound on the rule's weekday tells its year. */
function resolved(said: SaidDays, rule: SaidRule, context: DayContext): ResolvedSpan | DayProblem {
  const plain = resolveSpan(said, context);
  const [weekday, ...others] = rule.weekdays;
  if (typeof plain === "string" || weekday === undefined || others.length > 0) return plain;
  const told = resolveSpan({ ...said, first: { ...said.first, weekday } }, context);
  return typeof told === "string" || told.day !== plain.day ? plain : told;
}

/** "i september og oktober": from the first of one to the last of the other. */
function monthsReach(months: readonly number[], said: number | null, context: DayContext): Reach | DayProblem {
  const [first = 1, last = first] = [months[0], months.at(-1)];
  const isOverNewYear = last < first;
  const year = said === null ? null : said - Number(isOverNewYear);
  const start = resolveDay({ ...NONE_SAID, date: 1, month: first, year }, context);
  if (typeof start === "string") return start;
  const lastYear = calendarDate(start.day).year + Number(isOverNewYear);
  const until = dayIn(lastYear, last, daysInMonth(lastYear, last));
  return { from: start.day, until, how: start.how };
}

function exceptionsOf(said: readonly SaidDays[], reach: Reach, context: DayContext): Set<DayNumber> | null {
  const days = new Set<DayNumber>();
  const { year } = calendarDate(reach.from ?? context.today);
  for (const one of said) {
    const years = one.first.year !== null ? [one.first.year] : [year, year + 1];
    const spans = years
      .map((each) => resolveSpan({ ...one, first: { ...one.first, year: each } }, context))
      .filter((span) => typeof span !== "string");
    const span = spans.find(({ day }) => day >= (reach.from ?? context.today)) ?? spans[0];
    if (!span) return null;
    for (let day = span.day; day <= (span.last ?? span.day); day++) days.add(day);
  }
  return days;
}
