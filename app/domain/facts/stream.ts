import { endOf, type EventTimes } from "~/domain/events/span";

/** How long before its start a stream can be watched. */
const MINUTES_BEFORE = 10;

/** Returns when an event's stream can be watched: from ten minutes before until it is over. */
export const streamedDuring = (times: EventTimes): { from: Date; until: Date } => ({
  from: new Date(times.start.getTime() - MINUTES_BEFORE * 60_000),
  until: endOf(times),
});
