import type { EventSource } from "./event-source";

/** All that a feed says under one UID. */
export interface Series {
  /** The event itself, or null where only changed instances of it are there. */
  main: EventSource | null;
  changes: EventSource[];
  /** Older versions of the event. */
  outdated: EventSource[];
}

/**
 * Brings together what belongs together. Of several versions of an event or of one of its instances the highest
 * SEQUENCE counts, then the last. Events without a UID belong to nothing.
 */
export function gatherSeries(sources: EventSource[]): Series[] {
  const byUid = new Map<string, Series>();
  const loose: Series[] = [];
  for (const source of sources) {
    const series = byUid.get(source.uid) ?? { main: null, changes: [], outdated: [] };
    if (source.uid) byUid.set(source.uid, series);
    else loose.push(series);
    if (source.replaces) series.changes.push(source);
    else putVersion(series, source);
  }
  return [...byUid.values(), ...loose];
}

function putVersion(series: Series, version: EventSource) {
  const isNewer = !series.main || version.sequence >= series.main.sequence;
  const older = isNewer ? series.main : version;
  if (older) series.outdated.push(older);
  if (isNewer) series.main = version;
}
