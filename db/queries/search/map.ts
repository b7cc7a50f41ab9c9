import { sql, type SQL } from "drizzle-orm";
import { type Database, rowsOf, select, selectFrom, unionAll, withTables } from "#db/client";
import { distanceTo, EVENT_CARD, type EventCardRow } from "#db/queries/events/cards";
import { distanceKm, isWithin, type Position } from "~/domain/places/position";
import { COUNT_CAP } from "~/domain/search/limits";
import type { MapPlan } from "~/domain/search/map-plan";
import type { SearchPlan } from "~/domain/search/plan";
import { searching } from "./found-words";
import { gathered, type Group, type MapMark, marksOfGroups } from "./groups";
import { inArea, inBounds } from "./parts";
import { entries, withOrganizer } from "./statements";

export interface FoundMarks {
  marks: MapMark[];
  /** Only where the map was asked for a single place. */
  events: EventCardRow[];
}

export async function findMapMarks(db: Database, plan: MapPlan): Promise<FoundMarks> {
  const [rows, events] = await db.batch([
    rowsOf(db, plan.blocks.length === 0 ? groupStatement(plan) : blocksStatement(plan)),
    ...(plan.told > 0 ? [rowsOf(db, soonestStatement(plan))] : []),
  ]);
  const found = { events: events ?? [] };
  if (rows.some(({ block }) => block !== null)) return { marks: marksOfBlocks(plan, rows), ...found };
  const isMore = rows.reduce((sum, { count }) => sum + count, 0) > plan.pool;
  return { marks: marksOfGroups(rows, isMore), ...found };
}

/** Where blocks are counted, a row for each of its soonest events; else of no block. */
type MarkRow = Group & { block: number | null };

const ofNoBlock = (groups: SQL<Group>) => sql<MarkRow>`select *, null as block from (${groups})`;

/** The soonest, one more than the pool. Those beyond what is searched, in cells on its edge, are a group that is not shown. */
function groupStatement(plan: MapPlan): SQL<MarkRow> {
  const { search, pool, groupHeight, byRows } = plan;
  const found = byRows ? { ...search, match: byRows.match } : search;
  const within = byRows ? sql`and ${inBounds(byRows.within)}` : sql``;
  const rows = sql`${placed(search)} ${matches(found)} and e.lat is not null ${within} limit ${pool + 1}`;
  return searching(search, ofNoBlock(gathered(rows, groupHeight)));
}

const placed = (search: SearchPlan) => sql`select e.lat, e.lng, e.event_type, (1 ${inArea(search)}) as is_shown`;

/** From the search's first moment, in order of time, each with its event `e`. */
const matches = (search: SearchPlan, joined: SQL = sql``) => sql`from event_search
  cross join events e on e.sort_key = event_search.rowid ${joined} ${entries(search.match, search)}`;

function soonestStatement({ search, told }: MapPlan): SQL<EventCardRow> {
  return searching(
    search,
    select({
      ...EVENT_CARD,
      distance_km: distanceTo(search.circle),
    })`${matches(search, withOrganizer)} ${inArea(search)}
    order by event_search.rowid limit ${told}`,
  );
}

/** A block's soonest events, which say where its mark stands. */
const SAMPLE = 5;
const SOONEST = sql.raw(Array.from({ length: SAMPLE }, (_, nth) => `'$[${nth}]'`).join(", "));

/**
 * The index tells in one walk whether there are more than the pool: else these are gathered; then each block is counted
 * in the index alone, in one opening.
 */
function blocksStatement({ search, pool, groupHeight, blocks }: MapPlan): SQL<MarkRow> {
  const keysOf = (match: string | SQL | null, limit: number) =>
    sql`select event_search.rowid as k from event_search ${entries(match, search)} limit ${limit}`;
  const isBeyond = sql`(select count(*) from soonest) > ${pool}`;
  const groups = gathered(
    sql`${placed(search)} from soonest cross join events e on e.sort_key = soonest.k and e.lat is not null
      where not (${isBeyond})`,
    groupHeight,
  );
  const matches = JSON.stringify(blocks.map(({ match }) => match));
  const keysOfBlock = sql`(select json_group_array(k) from (${keysOf(sql`block.value`, COUNT_CAP + 1)}))`;
  const counted = sql`select block.key as block, ${keysOfBlock} as keys
    from json_each(iif(${isBeyond}, ${matches}, '[]')) block`;
  return searching(
    search,
    selectFrom(
      withTables(
        sql`soonest as materialized (${keysOf(search.match, pool + 1)}), counted as materialized (${counted})`,
        unionAll(
          ofNoBlock(groups),
          sql<MarkRow>`select 1, json_array_length(counted.keys), e.lat, e.lng, e.lat, e.lat, e.lng, e.lng, null, counted.block
            from counted cross join json_each(json_extract(counted.keys, ${SOONEST})) k
            cross join events e on e.sort_key = k.value and e.lat is not null`,
        ),
      ),
    ),
  );
}

/** Marked where the soonest events are. */
function marksOfBlocks({ search, blocks }: MapPlan, counted: readonly MarkRow[]): MapMark[] {
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
