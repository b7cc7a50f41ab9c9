import type { Component } from "./components";
import { readText } from "./content-line";
import { isPrivate, readSummary } from "./event-content";
import { lineOf } from "./event-source";
import { ICAL_LIMITS } from "./limits";
import { cutText } from "./plain-text";
import type { ExpansionProblem } from "./recurrence";

/** Why an event of a calendar is left out, or a version of it. */
export type SkipReason =
  | ExpansionProblem
  /** It has no DTSTART. */
  | "no-start"
  /** Its DTSTART or RECURRENCE-ID can't be read. */
  | "bad-date"
  /** The feed holds a newer version of it. */
  | "older-version"
  /** The body ends in its middle. */
  | "cut-off"
  /** The calendar has more events or occurrences than are read. */
  | "calendar-too-large";

export interface SkippedEvent {
  uid: string | null;
  /** Null where it has no title, or is private. */
  summary: string | null;
  reason: SkipReason;
  /** What the calendar says there, cut short; null where there is nothing to show. */
  detail: string | null;
}

/** How many events were left out for each reason. */
export type SkipCounts = Partial<Record<SkipReason, number>>;

const DETAIL_LENGTH = 200;

/** Describes the first of many skipped events and counts the others. */
export class SkippedEvents {
  readonly described: SkippedEvent[] = [];
  readonly counts: SkipCounts = {};
  count = 0;

  /** `telling` names the property that shows what is wrong. */
  add(component: Component, reason: SkipReason, telling: string | null) {
    this.countMore(reason, 1);
    if (this.described.length >= ICAL_LIMITS.skippedDescribed) return;
    const line = telling && lineOf(component, telling);
    const detail = line ? cutText(line.text.slice(0, 2 * DETAIL_LENGTH), DETAIL_LENGTH) : null;
    this.described.push({ uid: readText(lineOf(component, "UID"))?.slice(0, DETAIL_LENGTH) ?? null, summary: isPrivate(component) ? null : readSummary(component), reason, detail });
  }

  countMore(reason: SkipReason, more: number) {
    this.count += more;
    if (more > 0) this.counts[reason] = (this.counts[reason] ?? 0) + more;
  }
}
