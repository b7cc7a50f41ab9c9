import type { Database } from "#db/client";
import type { EventRecordRow } from "#db/queries/events/records";
import { findSeriesRules, type SeriesWithRule } from "#db/queries/events/series-rule";
import { findOrganizerRecord } from "#db/queries/organizers/records";
import { searchEventRecords } from "#db/queries/search/search";
import { planSearch } from "~/domain/search/plan";
import { FEED_ENTRIES } from "~/domain/search/limits";
import type { FeedParameters } from "~/schemas/search/events";
import { type FoundPlace, placeSearch } from "./find";

/** What a feed is of. */
export interface PlacedFeed extends Pick<FoundPlace, "center"> {
  /** Whose feed it is; null for a search of all. */
  organizer: { id: string; name: string } | null;
}

export interface FoundFeed extends PlacedFeed {
  /** Soonest first. */
  events: EventRecordRow[];
  /** The series that they belong to. */
  series: SeriesWithRule[];
}

interface Deps {
  db: Database;
  now: Date;
}

/** Finds whose feed it is and where; null where there is no such organizer. */
export async function findFeedPlace(search: FeedParameters, { db, now }: Deps): Promise<PlacedFeed | null> {
  const { center } = placeSearch(search, now).place;
  if (search.organizer_id === undefined) return { organizer: null, center };
  const organizer = await findOrganizerRecord(db, search.organizer_id);
  return organizer && { organizer, center };
}

/** Finds the soonest events of a feed; null where there is no such organizer. */
export async function findFeed(search: FeedParameters, { db, now }: Deps): Promise<FoundFeed | null> {
  const placed = await findFeedPlace(search, { db, now });
  if (!placed) return null;
  const { place, wanted } = placeSearch(search, now);
  const organizerId = search.organizer_id ?? null;
  const plan = planSearch({ ...wanted, organizerId, sort: "time", limit: FEED_ENTRIES, cursor: null }, now);
  // A place that nobody knows has no events, rather than those of the whole country.
  const { events } = await searchEventRecords(db, { ...plan, isEmpty: plan.isEmpty || place.placeIsUnknown });
  return { ...placed, events, series: await findSeriesRules(db, events) };
}
