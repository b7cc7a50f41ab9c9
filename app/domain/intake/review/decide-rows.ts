import type { EventType } from "~/domain/events/types";
import { isSure, ROW_CONTENT, type ReviewRow, type RowContent } from "./review-row";

/** What was decided about rows. Decisions on rows that are gone are left out. */
export interface Decisions {
  /** Ids of the ticked rows; all others are left out. */
  ticked: ReadonlySet<string>;
  /** Ticks all sure rows, or none. */
  ticks?: "sure" | "none" | null;
  /** `isDone`: it was looked at and is right, also where nothing was changed. */
  corrected?: { id: string; row: RowContent; isDone: boolean } | null;
  /** Which of its two clocks a row has. */
  clock?: { id: string; which: "first" | "other" } | null;
  /** Of all ticked rows. */
  column?: { type: EventType | null; place: string | null } | null;
}

/** Returns the rows as decided. A corrected row, and one whose clock was chosen, is ticked. */
export function decideRows(rows: readonly ReviewRow[], decisions: Decisions): ReviewRow[] {
  const { ticked, ticks: some = null, corrected, clock, column } = decisions;
  return rows.map((row) => {
    const isTicked = some === null ? ticked.has(row.id) : some === "sure" && isSure(row);
    const ticks = { ...row, isTicked };
    const set = ticks.isTicked && column ? withColumn(ticks, column) : ticks;
    if (corrected?.id === row.id) return correct(set, corrected);
    return clock?.id === row.id ? withClock(set, clock.which) : set;
  });
}

function withColumn(row: ReviewRow, { type, place }: NonNullable<Decisions["column"]>): ReviewRow {
  // Another place is not at the old one's address.
  const there = place === null || place === row.place ? {} : { place, address: null };
  return { ...row, ...there, type: type ?? row.type };
}

/** A form that was sent along as it was opened corrects nothing. */
function correct(row: ReviewRow, { row: written, isDone }: NonNullable<Decisions["corrected"]>): ReviewRow {
  const isSame = ROW_CONTENT.every((field) => written[field] === row[field]);
  return isSame && !isDone ? row : { ...row, ...written, doubts: [], other: null, isTicked: true, isCorrected: true };
}

function withClock(row: ReviewRow, which: "first" | "other"): ReviewRow {
  const { other } = row;
  if (other === null) return row;
  // The end belongs to the clock that it stood with.
  const times = which === "first" ? {} : { day: other.day, time: other.time, endDay: null, endTime: null };
  return { ...row, ...times, other: null, doubts: [], isTicked: true, isCorrected: true };
}
