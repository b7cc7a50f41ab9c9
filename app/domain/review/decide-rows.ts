import type { EventType } from "~/domain/events/types";
import type { Doubt } from "~/domain/sources/understood";
import { endMovedAlong } from "~/domain/time/clock-time";
import { calendarDate, dayIn, dayNumber, daysInMonth, dayText } from "~/domain/time/days-and-moments";
import {
  isMergeable,
  isOnlyYearOpen,
  isSure,
  isThereAlready,
  type ReviewRow,
  ROW_CONTENT,
  type RowContent,
  ruleOf,
  thereAs,
} from "./review-row";

/** What was changed in a row itself. */
export interface WrittenInRow {
  title?: string;
  /** HH:MM; null where none is said. */
  time?: string | null;
}

/** Those on rows that are gone are ignored. */
export interface Decisions {
  ticked: ReadonlySet<string>;
  /** By id: what is written in the rows themselves. */
  written?: ReadonlyMap<string, WrittenInRow>;
  /** `merge`: what is there already is the same event, in all rows that differ from it. */
  ticks?: "sure" | "none" | "merge" | null;
  /** `isDone`: looked at and right, even if unchanged. `withAlike`: all dates of its rule get it, except its day. */
  corrected?: { id: string; row: RowContent; isDone: boolean; withAlike?: boolean } | null;
  /** All dates of a row's rule that are not there already. */
  alike?: { id: string; isTicked: boolean } | null;
  clock?: { id: string; which: "first" | "other" } | null;
  /** `withDates`: also for all that are asked about with it. */
  existing?: { id: string; is: "same" | "another"; withDates?: boolean } | null;
  /** All rows whose year alone is in doubt are so many years later than they were understood. */
  yearsLater?: number | null;
  column?: { type: EventType | null; place: string | null } | null;
}

/** Ticks rows that were corrected, or whose clock was chosen. */
export function decideRows(rows: readonly ReviewRow[], decisions: Decisions): ReviewRow[] {
  const { written, ticks, corrected, alike, clock, existing, column, yearsLater } = decisions;
  const tickedRule = alike ? keyOfId(ruleOf, rows, alike.id) : null;
  const chosenDates = existing?.withDates ? keyOfId(thereAs, rows, existing.id) : null;
  const correctedRule = corrected?.withAlike ? keyOfId(ruleOf, rows, corrected.id) : null;
  return rows.map((read) => {
    const row = writeIn(read, written?.get(read.id));
    if (ticks === "merge" && isMergeable(row)) return { ...row, existingIs: "same", isTicked: true };
    const decided = {
      ...row,
      isTicked: isChosen(row, decisions, tickedRule) || (ticks !== "none" && isSettled(read, row)),
    };
    const set = decided.isTicked && column ? withColumn(decided, column) : decided;
    if (corrected?.id === row.id) return correct(set, corrected);
    if (corrected && isOfRule(row, correctedRule)) return correct(set, onItsDay(corrected, row));
    if (existing && (existing.id === row.id || (chosenDates && thereAs(read) === chosenDates)))
      return { ...set, existingIs: existing.is, isTicked: true };
    if (typeof yearsLater === "number" && isOnlyYearOpen(row)) return withYear(set, yearsLater);
    return clock?.id === row.id ? withClock(set, clock.which) : set;
  });
}

const keyOfId = (keyOf: (row: ReviewRow) => string | null, rows: readonly ReviewRow[], id: string): string | null => {
  const row = rows.find((one) => one.id === id);
  return row ? keyOf(row) : null;
};

const isOfRule = (row: ReviewRow, rule: string | null): boolean => rule !== null && ruleOf(row) === rule;

function isChosen(row: ReviewRow, { ticked, ticks, alike }: Decisions, tickedRule: string | null): boolean {
  if (alike && isOfRule(row, tickedRule)) return alike.isTicked && !isThereAlready(row);
  if (ticks === "sure") return isSure(row) && !isThereAlready(row);
  return ticks !== "none" && ticked.has(row.id);
}

/** What it says of title and clock is settled; other doubts stay. An end follows its start. */
function writeIn(row: ReviewRow, written: WrittenInRow | undefined): ReviewRow {
  if (!written) return row;
  const { title = row.title, time = row.time } = written;
  const settled: Doubt[] = title === row.title ? [] : ["title_apart"];
  const isMoved = time !== null && time !== row.time;
  if (isMoved) settled.push(...CLOCK_DOUBTS);
  if (title === row.title && !isMoved) return row;
  const end = isMoved && row.time && row.endTime ? endMovedAlong({ from: row.time, to: time, end: row.endTime }) : null;
  const times = isMoved ? { time, endTime: end } : {};
  return { ...row, title, ...times, doubts: row.doubts.filter((doubt) => !settled.includes(doubt)), isCorrected: true };
}

const CLOCK_DOUBTS: readonly Doubt[] = ["no_time", "morning_or_evening", "about", "end_before_start", "clock_change"];

const isSettled = (before: ReviewRow, row: ReviewRow): boolean =>
  !isSure(before) && isSure(row) && !isThereAlready(row);

function withColumn(row: ReviewRow, { type, place }: NonNullable<Decisions["column"]>): ReviewRow {
  // Another place is not at the old one's address.
  const there = place === null || place === row.place ? {} : { place, address: null };
  return { ...row, ...there, type: type ?? row.type };
}

/** A form sent as it was opened corrects nothing. */
function correct(row: ReviewRow, { row: written, isDone }: NonNullable<Decisions["corrected"]>): ReviewRow {
  const isSame = ROW_CONTENT.every((field) => written[field] === row[field]);
  return isSame && !isDone ? row : { ...row, ...written, doubts: [], other: null, isTicked: true, isCorrected: true };
}

function onItsDay(corrected: NonNullable<Decisions["corrected"]>, { day, endDay }: ReviewRow) {
  return { ...corrected, row: { ...corrected.row, day, endDay } };
}

/** A day that the year does not have stays in doubt. */
function withYear(row: ReviewRow, years: number): ReviewRow {
  const day = yearsOn(row.day, years);
  const endDay = row.endDay && yearsOn(row.endDay, years);
  if (day === null || (row.endDay !== null && endDay === null)) return row;
  const isTicked = !row.isPrivate && !isThereAlready(row);
  return { ...row, day, endDay, doubts: [], isTicked, isCorrected: true };
}

function yearsOn(day: string, years: number): string | null {
  const { year, month, date } = calendarDate(dayNumber(day));
  return date > daysInMonth(year + years, month) ? null : dayText(dayIn(year + years, month, date));
}

function withClock(row: ReviewRow, which: "first" | "other"): ReviewRow {
  const { other } = row;
  if (other === null) return row;
  // The end belongs to its own start.
  const times = which === "first" ? {} : { day: other.day, time: other.time, endDay: null, endTime: null };
  return { ...row, ...times, other: null, doubts: [], isTicked: true, isCorrected: true };
}
