import { isPlaceOpen, saysTheSame } from "./import-fingerprint";
import { type Leftover, pairLeftovers } from "./pair-leftovers";

/** An event of a calendar as it is stored. */
export interface StoredImport {
  id: string;
  key: string;
  title: string;
  start: Date;
  fingerprint: string | null;
}

/** What of a calendar's event decides whether it must be written. */
export interface IncomingImport extends Leftover {
  fingerprint: string;
}

export interface ImportDiff<Event> {
  added: Event[];
  changed: { id: string; event: Event }[];
  /** Says the same under another key. */
  renamed: { id: string; event: Event }[];
  /** Says the same; only its place has not been looked up for good. */
  unsettled: { id: string; event: Event }[];
  /** Stored, and no longer in the calendar. */
  missing: StoredImport[];
  unchanged: number;
}

/**
 * What a calendar's coming events make of those that are stored. The same key is the same event; so is, among those
 * that are left over on both sides, what can only be the same for whoever put it into the calendar.
 */
export function diffImport<Event extends IncomingImport>(stored: StoredImport[], incoming: Event[]): ImportDiff<Event> {
  const byKey = new Map(stored.map((event) => [event.key, event]));
  const matched = new Map<Event, StoredImport>();
  for (const event of incoming) {
    const same = byKey.get(event.key);
    if (same) matched.set(event, same);
    byKey.delete(event.key);
  }
  const leftOver = incoming.filter((event) => !matched.has(event));
  for (const [event, same] of pairLeftovers([...byKey.values()], leftOver)) {
    matched.set(event, same);
    byKey.delete(same.key);
  }
  const diff: ImportDiff<Event> = { added: [], changed: [], renamed: [], unsettled: [], missing: [...byKey.values()], unchanged: 0 };
  for (const event of incoming) sort(event, matched.get(event), diff);
  return diff;
}

function sort<Event extends IncomingImport>(event: Event, same: StoredImport | undefined, diff: ImportDiff<Event>) {
  if (!same) return diff.added.push(event);
  const pair = { id: same.id, event };
  if (!saysTheSame(same.fingerprint, event.fingerprint)) return diff.changed.push(pair);
  diff.unchanged++;
  if (isPlaceOpen(same.fingerprint!)) return diff.unsettled.push(pair);
  return same.key === event.key ? 0 : diff.renamed.push(pair);
}
