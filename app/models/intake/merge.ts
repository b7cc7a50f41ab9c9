import type { Database } from "#db/client";
import { listEventRows, type StoredEvent } from "#db/queries/events/own";
import { type EventChange, updateEvents } from "#db/queries/events/writes";
import type { ReviewedEventColumns } from "#db/queries/intakes";
import { stopIfChanged } from "#db/queries/versions";
import { EVENT_DETAILS } from "~/domain/events/details";
import type { ReviewRow } from "~/domain/review/review-row";
import { eventSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { isImported } from "~/models/events/series";

export async function findMerged(
  db: Database,
  organizerId: string,
  rows: readonly ReviewRow[],
): Promise<Map<string, StoredEvent>> {
  const ids = rows.flatMap((row) => mergedWith(row) ?? []);
  const stored = ids.length > 0 ? await listEventRows(db, ids) : [];
  const own = stored.filter((event) => event.organizer_id === organizerId && !isImported(event));
  return new Map(own.map((event) => [event.id, event]));
}

/** Null where the row is an event of its own. */
export const mergedWith = ({ existing, existingIs, isTicked }: ReviewRow): string | null =>
  existing && existingIs === "same" && isTicked ? existing.id : null;

export const asStored = (event: StoredEvent): EventChange => ({
  ...pickFields(event, [...EVENT_DETAILS, "image_url", "search_text", "facets", "fact_facets"]),
  id: event.id,
  start_time: unixSeconds(event.start_time),
  end_time: event.end_time && unixSeconds(event.end_time),
  series_day: event.series_day,
  all_day: event.all_day,
  is_exception: event.is_exception,
});

/** Takes a row's title, times and place, and fills in the rest. Image and type stay, and length without an end. */
export function mergeInto(stored: StoredEvent, row: ReviewRow, columns: ReviewedEventColumns): EventChange {
  const saysPlace = row.address !== null || (row.place !== null && row.place !== stored.location_name);
  const details = {
    ...pickFields(stored, EVENT_DETAILS),
    ...(saysPlace && pickFields(columns, ["location_name", "location_address", "city", "lat", "lng"])),
    title: columns.title,
    description: stored.description || columns.description,
    external_url: stored.external_url ?? columns.external_url,
    facts: stored.facts.price === undefined ? { ...stored.facts, ...row.price } : stored.facts,
  };
  return {
    ...asStored(stored),
    ...details,
    ...eventSearchEntry({ ...details, facets: (saysPlace ? columns : stored).facets }),
    start_time: columns.start_time,
    end_time: columns.end_time ?? endKept(stored, columns),
    all_day: columns.all_day === 1,
    is_exception: stored.series_id !== null,
  };
}

/** Programmes seldom say when something ends, so what somebody wrote stays. */
function endKept({ start_time, end_time, all_day }: StoredEvent, columns: ReviewedEventColumns): number | null {
  if (end_time === null || all_day || columns.all_day === 1) return null;
  return columns.start_time + unixSeconds(end_time) - unixSeconds(start_time);
}

export interface MergedEvent {
  stored: StoredEvent;
  change: EventChange;
}

/** Writes none where an event has changed since it was read; the guards stand first. */
export const writeMerged = (db: Database, merged: readonly MergedEvent[], now: Date) => [
  ...merged.map(({ stored: { id, version } }) => stopIfChanged(db, { table: "events", ids: [id], version })),
  ...merged.flatMap(({ stored, change }) =>
    updateEvents(db, { organizerId: stored.organizer_id, seriesId: stored.series_id }, [change], now),
  ),
];
