import type { EventCardRow } from "#db/queries/events/cards";
import { findMapMarks, type FoundMarks } from "#db/queries/search/map";
import { type FoundEventPage, searchCards, searchEvents } from "#db/queries/search/search";
import { type Position, roundPosition } from "~/domain/places/position";
import { type ComingFeast, type FeastKey, offeredFeasts } from "~/domain/search/feasts";
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

export interface FoundEvents extends Omit<FoundEventPage, "finding">, FoundPlace, UnderstoodSearch<ReadParameters> {
  /** Each regular series is shown once; "each": it could be. Null for a search too short for that. */
  folding: "folded" | "each" | null;
  /** The soonest in which a short word stands inside of others, by chance; only below all of a list. */
  byChance: EventCardRow[];
  /** Those that are offered of which something is to come near the place; only of a list without words. */
  feasts: FeastKey[];
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
  { asked: search, reading, meant, isNothing }: UnderstoodSearch<ReadParameters>,
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
  const { near, lat, lng, radius_km } = search;
  const around = { near, lat, lng, radius_km, family: [], fact: [], language: [] };
  const offered = isList && reading === null && search.q === "" ? offeredFeasts(now) : [];
  const { finding, ...page } = await searchEvents(db, search.each ? { ...plan, fold: null } : plan, {
    now,
    withRunning,
    others: offered.map((feast) => planSearch(feastSearch(feast, around, now).wanted, now, { levelsCoarser: 1 })),
  });
  const feasts = offered.flatMap(({ key }, nth) => (finding.includes(nth) ? [key] : []));
  const isWhole =
    isList && meant === null && search.reach === "close" && page.events.length > 0 && page.nextCursor === null;
  const chance: EventSearch = { ...wanted, reach: "chance", sort: "time", isFolded: true, limit: MOST_BY_CHANCE };
  const [byChance = []] = isWhole ? await searchCards(db, [planSearch(chance, now)]) : [];
  return { ...page, ...place, folding, byChance, feasts };
}

type Around = Omit<WeekendParameters, "radius_km"> & Partial<ReadParameters & Pick<FeedParameters, "ask">>;

export const feastSearch = ({ words, types, from, to }: ComingFeast, around: Omit<Around, "q" | "type">, now: Date) =>
  placeSearch({ ...around, q: words, type: types, from, to }, now);

export function placeSearch(given: Around, now: Date): { place: FoundPlace; wanted: EventSearch } {
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
