import { endOf, type EventTimes } from "~/domain/events/span";

const MINUTES_BEFORE = 10;

export const streamedDuring = (times: EventTimes): { from: Date; until: Date } => ({
  from: new Date(times.start.getTime() - MINUTES_BEFORE * 60_000),
  until: endOf(times),
});
