import type { Database } from "#db/client";
import { type FoundEventPage, searchEvents } from "#db/queries/search/search";
import { type Position, roundPosition } from "~/domain/places/position";
import { planSearch } from "~/domain/search/plan";
import { daysOfSpan, momentsOfDays } from "~/domain/time/wall-clock";
import { findNearestPlace, findPlace } from "~/gateways/gazetteer/find-place";
import type { EventSearchParameters } from "~/schemas/search/events";

export interface FoundEvents extends FoundEventPage {
  /** The centre of the search: a named place, or coordinates with the nearest place's name. */
  center: (Position & { name: string | null; isNamed: boolean }) | null;
  /** The named place was not found. */
  placeIsUnknown: boolean;
}

interface Deps {
  db: Database;
  now: Date;
}

/** Runs the front page's search: words, types, days, and near a position or a named place. */
export async function findEvents(search: EventSearchParameters, { db, now }: Deps): Promise<FoundEvents> {
  const named = search.near ? findPlace(search.near) : null;
  const center = centerOf(search, named);
  const days = search.when ? daysOfSpan(search.when, now) : { from: search.from, to: search.to };
  const plan = planSearch(
    {
      query: search.q,
      types: search.type,
      circle: center ? { ...center, radiusKm: search.radius_km } : null,
      organizerId: null,
      ...momentsOfDays(days),
      sort: search.sort,
      limit: search.show,
      cursor: search.after === undefined ? null : { after: search.after },
    },
    now,
  );
  const withRunning = search.q === "" && search.after === undefined && !days.from && !days.to;
  const page = await searchEvents(db, plan, { now, withRunning });
  return { ...page, center, placeIsUnknown: Boolean(search.near) && !named };
}

function centerOf(
  { lat, lng }: EventSearchParameters,
  named: { name: string; position: Position } | null,
): FoundEvents["center"] {
  if (named) return { ...named.position, name: named.name, isNamed: true };
  if (lat === undefined || lng === undefined) return null;
  const position = roundPosition({ lat, lng });
  return { ...position, name: findNearestPlace(position)?.name ?? null, isNamed: false };
}
