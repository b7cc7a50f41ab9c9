import { readContent, type EventContent } from "./event-content";
import type { EventSource } from "./event-source";
import type { Instance } from "./expand";
import type { Occurrence } from "./occurrence";
import type { Series } from "./series";

/** A series' occurrences as everything else knows them. The texts of an event are read once, however often it recurs. */
export function occurrencesOf({ main }: Series, instances: Instance[]): Occurrence[] {
  const contents = new Map<EventSource, EventContent>();
  return instances.map(({ planned, start, end, source }) => {
    const content = contents.get(source) ?? readContent(source.component, main?.component ?? null);
    contents.set(source, content);
    const { isDate } = source.start;
    const plannedAsDate = (main ?? source).start.isDate;
    const recurrenceId = planned === null ? null : timeText(planned, plannedAsDate);
    const startText = timeText(start, isDate);
    return {
      uid: source.uid,
      recurrenceId,
      key: source.uid ? `${source.uid}#${recurrenceId ?? ""}` : `#${startText}#${content.summary}`,
      ...content,
      start: startText,
      end: end === null ? null : timeText(end, isDate),
      allDay: isDate,
      sequence: source.sequence,
    };
  });
}

/** `2026-06-04T10:00:00Z` or `2026-06-04` of UTC seconds. */
function timeText(utc: number, isDate: boolean): string {
  const iso = new Date(utc * 1000).toISOString();
  return isDate ? iso.slice(0, 10) : `${iso.slice(0, 19)}Z`;
}

/** By start, whole days before times, then by key: an order that doesn't depend on the feed's. */
export function inOrder(occurrences: Occurrence[]): Occurrence[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return occurrences.sort((a, b) => order(a.start, b.start) || order(a.key, b.key));
}
