import { TIME_ZONE } from "../event-time";
import type { CalendarHead } from "./components";
import { readText } from "./content-line";
import { parseDuration, secondsOf } from "./duration";
import { cutText, lineOfText } from "./plain-text";
import type { Clock } from "./moment";
import { UTC } from "./zone";
import type { FindZone } from "./zones";

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
  const name = lineOfText(first("NAME", "X-WR-CALNAME") ?? "", " ");
  const interval = parseDuration(first("REFRESH-INTERVAL", "X-PUBLISHED-TTL") ?? "");
  return {
    name: name && cutText(name, LONGEST_NAME),
    refreshInterval: interval && secondsOf(interval),
    method: first("METHOD")?.toUpperCase() ?? null,
  };
}

/** How the dates of each calendar in a body are to be understood. */
export function clockReader(findZone: FindZone): (head: CalendarHead) => Clock {
  const norway = findZone(TIME_ZONE) ?? UTC;
  const clocks = new Map<CalendarHead, Clock>();
  return (head) => {
    const known = clocks.get(head);
    if (known) return known;
    const name = textOf(head, "X-WR-TIMEZONE");
    const clock = { findZone, home: (name && findZone(name)) || norway };
    clocks.set(head, clock);
    return clock;
  };
}

export const isCancellation = (head: CalendarHead) => textOf(head, "METHOD")?.toUpperCase() === "CANCEL";

const textOf = ({ lines }: CalendarHead, name: string) => readText(lines.find((line) => line.name === name) ?? null);
