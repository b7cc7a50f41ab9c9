import type { EventRecordRow } from "#db/queries/events/records";
import { findSeriesRules } from "#db/queries/events/series-rule";
import { findOrganizerRecord } from "#db/queries/organizers/records";
import { type FoundPage, searchEventRecords, searchFeedRecords } from "#db/queries/search/search";
import { FEED_ENTRIES } from "~/domain/search/limits";
import { type EventSearch, planSearch } from "~/domain/search/plan";
import type { Given } from "~/models/site/given";
import type { FeedParameters } from "~/schemas/search/events";
import { type FoundPlace, placeSearch } from "./find";

export interface PlacedFeed extends FoundPlace {
  organizer: { id: string; name: string; is_kept?: number } | null;
}

export type FoundFeed = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

type Deps = Given<"db" | "now">;

/** Null where there is no such organizer. */
export async function findFeedPlace(search: FeedParameters, { db, now }: Deps): Promise<PlacedFeed | null> {
  const { place } = placeSearch(search, now);
  if (search.organizer_id === undefined) return { organizer: null, ...place };
  const organizer = await findOrganizerRecord(db, search.organizer_id);
  return organizer && { organizer, ...place };
}

/** What goes on, and the soonest; null where there is no such organizer. */
export async function findFeed(search: FeedParameters, deps: Deps) {
  const placed = await findFeedPlace(search, deps);
  if (!placed) return null;
  const events = await findEntries(search, deps);
  return { ...placed, events, series: await findSeriesRules(deps.db, events) };
}

/** What lasts several days stays until it is over, unless the feed is of later days. */
async function findEntries(search: FeedParameters, { db, now }: Deps): Promise<EventRecordRow[]> {
  const wanted = searchOfFeed(search, now);
  if (!wanted) return [];
  const isOfLater = wanted.start !== null && wanted.start > now;
  if (isOfLater) return findSoonest(search, FEED_ENTRIES, { db, now });
  const plan = planSearch({ ...wanted, sort: "time", limit: FEED_ENTRIES, cursor: null }, now);
  return searchFeedRecords(db, plan, now);
}

export async function findSoonest(search: FeedParameters, limit: number, { db, now }: Deps): Promise<EventRecordRow[]> {
  const wanted = searchOfFeed(search, now);
  if (!wanted) return [];
  const { events } = await searchEventRecords(db, planSearch({ ...wanted, sort: "time", limit, cursor: null }, now));
  return events;
}

/** Null near an unknown place. */
export async function findFeedPage(
  search: FeedParameters,
  { limit, cursor }: Pick<EventSearch, "limit" | "cursor">,
  { db, now }: Deps,
): Promise<FoundPage<EventRecordRow> | null> {
  const wanted = searchOfFeed(search, now);
  return wanted && searchEventRecords(db, planSearch({ ...wanted, sort: "time", limit, cursor }, now));
}

/** Null near an unknown place, which has no events rather than the whole country's. */
export function searchOfFeed(search: FeedParameters, now: Date): EventSearch | null {
  const { place, wanted } = placeSearch(search, now);
  return place.placeIsUnknown ? null : { ...wanted, organizerId: search.organizer_id ?? null };
}
