import type { FoundEvent, ReviewRow } from "~/domain/review/review-row";
import { reviewRows } from "~/domain/review/review-row";
import { NOW } from "./clock";

/** Returns what a reader found: a sure service on a Sunday in June; `given` overrides it. */
export const aFoundEvent = (given: Partial<FoundEvent> = {}): FoundEvent => ({
  title: "Gudstjeneste",
  day: "2026-06-14",
  time: "11:00",
  endDay: null,
  endTime: null,
  place: null,
  address: null,
  url: null,
  image: null,
  description: null,
  doubts: [],
  isPrivate: false,
  line: 1,
  ...given,
});

/** Returns the rows of what was found; ids count from `row-1`, in order of time. */
export function someRows(found: Partial<FoundEvent>[], now = NOW): ReviewRow[] {
  let made = 0;
  return reviewRows(found.map(aFoundEvent), { now, newId: () => `row-${++made}` }).rows;
}
