import { sql, type SQL } from "drizzle-orm";
import { type Database, type Row, rowsOf, select } from "#db/client";
import { distanceTo, EVENT_CARD, type EventCardRow } from "#db/queries/events/cards";
import { distanceKm, isWithin, type Position } from "~/domain/places/position";
import { COUNT_CAP } from "~/domain/search/limits";
import type { MapPlan } from "~/domain/search/map-plan";
import type { SearchPlan } from "~/domain/search/plan";
import { searching } from "./found-words";
import { gathered, gatheredWhereFound, type MapMark, marksOfGroups } from "./groups";
import { inArea, inBounds } from "./parts";
import { entries, withOrganizer } from "./statements";

export interface FoundMarks {
  marks: MapMark[];
  /** Only where the map was asked for a single place. */
  events: EventCardRow[];
}

export async function findMapMarks(db: Database, plan: MapPlan): Promise<FoundMarks> {
  const [groups, counted, events] = await db.batch([
    rowsOf(db, groupStatement(plan)),
    rowsOf(db, blocksStatement(plan)),
    rowsOf(db, soonestStatement(plan)),
  ]);
  if (counted.length > 0) return { marks: marksOfBlocks(plan, counted), events };
  const isMore = groups.reduce((sum, { count }) => sum + count, 0) > plan.pool;
  return { marks: marksOfGroups(groups, isMore), events };
}

/** Whether blocks are counted: told by the index alone, so that a map pays for one way only. */
const isBeyondPool = ({ search, pool, blocks }: MapPlan): SQL =>
  blocks.length === 0
    ? sql`0`
    : sql`(select count(*) from (select 1 from event_search ${entries(search.match, search)} limit ${pool + 1})) > ${pool}`;

/** The soonest, one more than the pool. Those beyond what is searched, in cells on its edge, are a group that is not shown. */
function groupStatement(plan: MapPlan) {
  const { search, pool, groupHeight, byRows } = plan;
  const found = byRows ? { ...search, match: byRows.match } : search;
  const within = byRows ? sql`and ${inBounds(byRows.within)}` : sql``;
  const rows = sql`select e.lat, e.lng, e.event_type, (1 ${inArea(search)}) as is_shown
    ${matches(found)} and e.lat is not null ${within}
    limit iif(${isBeyondPool(plan)}, 0, ${pool + 1})`;
  return searching(search, groupHeight === null ? gatheredWhereFound(rows) : gathered(rows, groupHeight));
}

/** From the search's first moment, in order of time, each with its event `e`. */
const matches = (search: SearchPlan, joined: SQL = sql``) => sql`from event_search
  cross join events e on e.sort_key = event_search.rowid ${joined} ${entries(search.match, search)}`;

/** No row where no event is asked for. */
function soonestStatement({ search, told }: MapPlan): SQL<EventCardRow> {
  return searching(
    search,
    select({
      ...EVENT_CARD,
      distance_km: distanceTo(search.circle),
    })`${matches(search, withOrganizer)} ${inArea(search)} and ${told} > 0
    order by event_search.rowid limit ${told}`,
  );
}

/** None where they need not be counted. */
const fromBlocks = (plan: MapPlan) =>
  sql`from json_each(iif(${isBeyondPool(plan)}, ${JSON.stringify(plan.blocks.map(({ match }) => match))}, '[]')) block`;

const ofBlock = (search: SearchPlan) => entries(sql`block.value`, search);

/** A block's soonest events, which say where its mark stands. */
const SAMPLE = 5;

const COUNTED = {
  block: sql<number>`block`,
  count: sql<number>`count`,
  lat: sql<number>`lat`,
  lng: sql<number>`lng`,
};

/** Each block is counted in the index alone, in one opening; a row for each of its soonest events. */
function blocksStatement(plan: MapPlan) {
  const found = sql`select rowid, row_number() over () as nth
    from (select rowid from event_search ${ofBlock(plan.search)} limit ${COUNT_CAP + 1})`;
  const told = sql`(select json_object('count', count(*), 'soonest', json_group_array(rowid) filter (where nth <= ${SAMPLE})) from (${found}))`;
  const counted = sql`select block.key as block, ${told} as told ${fromBlocks(plan)}`;
  return searching(
    plan.search,
    select(COUNTED)`from (with counted as materialized (${counted})
      select counted.block, counted.told ->> 'count' as count, e.lat, e.lng from counted
      cross join json_each(counted.told, '$.soonest') soonest
      cross join events e on e.sort_key = soonest.value and e.lat is not null)`,
  );
}

/** Marked where the soonest events are. */
function marksOfBlocks({ search, blocks }: MapPlan, counted: readonly Row<typeof COUNTED>[]): MapMark[] {
  return blocks.flatMap(({ bounds }, block) => {
    const soonest = counted.filter((one) => one.block === block);
    const place = middleOf(soonest);
    const [first] = soonest;
    if (!first || !place || !search.bounds || !isWithin(place, search.bounds)) return [];
    const { count } = first;
    return [{ ...place, count: Math.min(count, COUNT_CAP), isMore: count > COUNT_CAP, bounds, type: null }];
  });
}

/** Never in the sea between the positions. */
function middleOf(positions: readonly Position[]): Position | null {
  const mean = (of: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + of(position), 0) / positions.length;
  const middle = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
  const [nearest] = positions.toSorted((one, other) => distanceKm(one, middle) - distanceKm(other, middle));
  return nearest ? { lat: nearest.lat, lng: nearest.lng } : null;
}
