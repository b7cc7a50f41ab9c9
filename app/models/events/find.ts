import type { EventCardRow } from "#db/queries/events/cards";
import { findMapMarks, type FoundMarks } from "#db/queries/search/map";
import { type FoundEventPage, searchCards, searchEvents } from "#db/queries/search/search";
import { type Position, roundPosition } from "~/domain/places/position";
import { DEFAULT_RADIUS_KM, PAGE_SIZE } from "~/domain/search/limits";
import { planMap } from "~/domain/search/map-plan";
import { type EventSearch, planSearch } from "~/domain/search/plan";
import { daysOfSpan, momentsOfDays } from "~/domain/time/days-and-moments";
import { findNearestPlace, findPlace } from "~/gateways/gazetteer/find-place";
import { readAsk } from "~/models/search/read";
import { findUnderstood, type UnderstoodSearch } from "~/models/search/understand";
import type { Given } from "~/models/site/given";
import type { EventSearchParameters, FeedParameters, WeekendParameters } from "~/schemas/search/events";
import { wantedOf } from "~/schemas/search/fields";

export interface FoundPlace {
  center: (Position & { name: string | null; isNamed: boolean }) | null;
  placeIsUnknown: boolean;
}

export interface FoundEvents extends FoundEventPage, FoundPlace, UnderstoodSearch<ReadParameters> {
  /** Each regular series is shown once; "each": it could be. Null for a search too short for that. */
  folding: "folded" | "each" | null;
  /** The soonest in which a short word stands inside of others, by chance; only below all of a list. */
  byChance: EventCardRow[];
}

type Deps = Given<"db" | "now">;

export async function findEvents(search: EventSearchParameters, deps: Deps): Promise<FoundEvents> {
  return findAsUnderstood(
    search,
    async (understood) => {
      const found = await findPage(understood, deps);
      return { found, isEmpty: found.events.length + found.running.length === 0 };
    },
    deps,
  );
}

/** Of an address, as a sentence may change it. */
export type ReadParameters = EventSearchParameters &
  Pick<EventSearch, "reach" | "weekdays" | "hours" | "not" | "anyOf">;

export const findAsUnderstood = <Found>(
  search: ReadParameters,
  find: (understood: UnderstoodSearch<ReadParameters>) => Promise<{ found: Found; isEmpty: boolean }>,
  deps: Deps,
): Promise<Found & UnderstoodSearch<ReadParameters>> =>
  findUnderstood(search, (asked) => placeSearch(asked, deps.now).wanted, find, deps);

const MOST_BY_CHANCE = 6;

async function findPage(
  { asked: search, meant, isNothing }: UnderstoodSearch<ReadParameters>,
  { db, now }: Deps,
): Promise<Omit<FoundEvents, keyof UnderstoodSearch<ReadParameters>>> {
  const { place, wanted } = placeSearch(search, now);
  const isOfNow = !(wanted.start && wanted.start > now) && !(wanted.end && wanted.end <= now);
  const withRunning = search.after === undefined && isOfNow;
  const isList = search.view === "list";
  const sort = isList && wanted.sort === "time" ? "hour" : wanted.sort;
  const planned = planSearch({ ...wanted, sort, isFolded: isList }, now);
  const plan = { ...planned, isEmpty: planned.isEmpty || isNothing };
  const folding = plan.fold && (search.each ? "each" : "folded");
  const page = await searchEvents(db, search.each ? { ...plan, fold: null } : plan, { now, withRunning });
  const isWhole =
    isList && meant === null && search.reach === "close" && page.events.length > 0 && page.nextCursor === null;
  const chance: EventSearch = { ...wanted, reach: "chance", sort: "time", isFolded: true, limit: MOST_BY_CHANCE };
  const [byChance = []] = isWhole ? await searchCards(db, [planSearch(chance, now)]) : [];
  return { ...page, ...place, folding, byChance };
}

export function placeSearch(
  given: Omit<WeekendParameters, "radius_km"> & Partial<ReadParameters & Pick<FeedParameters, "ask">>,
  now: Date,
): { place: FoundPlace; wanted: EventSearch } {
  const search = readAsk(given, now);
  const named = search.near ? findPlace(search.near) : null;
  const center = centerOf(search, named);
  const days = search.when ? daysOfSpan(search.when, now) : { from: search.from, to: search.to };
  const wanted: EventSearch = {
    ...wantedOf(search),
    circle: center ? { ...center, radiusKm: search.radius_km ?? DEFAULT_RADIUS_KM } : null,
    bounds: search.bbox ?? null,
    organizerId: null,
    ...momentsOfDays(days),
    sort: search.sort ?? "time",
    limit: search.show ?? PAGE_SIZE,
    cursor: search.after === undefined ? null : { after: search.after },
  };
  return { place: { center, placeIsUnknown: Boolean(search.near) && !named }, wanted };
}

/** Null where neither the address nor its words say where. */
export async function findOnMap(search: EventSearchParameters, deps: Deps): Promise<FoundMarks | null> {
  const { marks, events, isSomewhere } = await findAsUnderstood(
    search,
    async ({ asked, isNothing }) => {
      const { wanted, place } = placeSearch(asked, deps.now);
      const plan = isNothing ? null : planMap(wanted, deps.now);
      const found = plan ? await findMapMarks(deps.db, plan) : { marks: [], events: [] };
      const isSomewhere = place.placeIsUnknown || (wanted.bounds ?? wanted.circle) !== null;
      return { found: { ...found, isSomewhere }, isEmpty: found.marks.length + found.events.length === 0 };
    },
    deps,
  );
  return isSomewhere ? { marks, events } : null;
}

function centerOf(
  { lat, lng }: Pick<WeekendParameters, "lat" | "lng">,
  named: { name: string; position: Position } | null,
): FoundPlace["center"] {
  if (named) return { ...named.position, name: named.name, isNamed: true };
  if (lat === undefined || lng === undefined) return null;
  const position = roundPosition({ lat, lng });
  return { ...position, name: findNearestPlace(position)?.name ?? null, isNamed: false };
}
