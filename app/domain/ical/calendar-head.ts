import { TIME_ZONE } from "../event-time";
import type { CalendarHead } from "./components";
import { firstLine, readText, unescaped } from "./content-line";
import { parseDuration, secondsOf } from "./duration";
import { cutText, lineOfText } from "./plain-text";
import type { Clock } from "./moment";
import { UTC } from "./zone";
import type { FindZone, zoneFinder } from "./zones";

const LONGEST_NAME = 200;

/** What a calendar says of itself. */
export function readHeads(heads: CalendarHead[]) {
  const first = (...names: string[]) => {
    for (const name of names) for (const head of heads) {
      const text = textOf(head, name);
      if (text) return text;
    }
    return null;
  };
  const name = lineOfText(unescaped(first("NAME", "X-WR-CALNAME") ?? ""), " ");
  const interval = parseDuration(first("REFRESH-INTERVAL", "X-PUBLISHED-TTL") ?? "");
  return {
    name: name && cutText(name, LONGEST_NAME),
    refreshInterval: interval && secondsOf(interval),
    method: first("METHOD")?.toUpperCase() ?? null,
  };
}

/** What a calendar's events share: how their dates are to be understood, and whether all of them are called off. */
export interface CalendarContext {
  clock: Clock;
  isCancellation: boolean;
}

export function contextReader(findZoneIn: ReturnType<typeof zoneFinder>): (head: CalendarHead) => CalendarContext {
  const norway = findZoneIn(TIME_ZONE) ?? UTC;
  const contexts = new Map<CalendarHead, CalendarContext>();
  return (head) => {
    const known = contexts.get(head);
    if (known) return known;
    const findZone: FindZone = (tzid) => findZoneIn(tzid, head);
    const name = textOf(head, "X-WR-TIMEZONE");
    const clock = { findZone, home: (name && findZone(name)) || norway };
    const context = { clock, isCancellation: textOf(head, "METHOD")?.toUpperCase() === "CANCEL" };
    contexts.set(head, context);
    return context;
  };
}

const textOf = ({ lines }: CalendarHead, name: string) => readText(firstLine(lines, name));
