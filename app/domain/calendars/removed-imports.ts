import type { CalendarToCome, ImportedEvent } from "./imported-events";
import type { SkippedGroup } from "./run-report";

type Known = Pick<ImportedEvent, "key" | "title" | "start">;

const EXAMPLES = 3;

/**
 * Leaves out what has been deleted for good: it is known by its key, or by title and start, because some programs make
 * up new UIDs.
 */
export function withoutRemoved(toCome: CalendarToCome, removed: Known[]): CalendarToCome {
  const signOf = ({ title, start }: Known) => `${title}#${start.getTime()}`;
  const keys = new Set(removed.map(({ key }) => key));
  const signs = new Set(removed.map(signOf));
  const isRemoved = (event: ImportedEvent) => keys.has(event.key) || signs.has(signOf(event));
  const left = toCome.events.filter(isRemoved);
  if (left.length === 0) return toCome;
  const group: SkippedGroup = { reason: "removed", count: left.length, examples: left.slice(0, EXAMPLES).map(({ title }) => title) };
  return { ...toCome, events: toCome.events.filter((event) => !isRemoved(event)), skipped: [...toCome.skipped, group] };
}
