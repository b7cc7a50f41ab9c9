import { sql, type SQL } from "drizzle-orm";
import { type Row, select, selectFrom, withTables } from "#db/client";
import type { EventType } from "~/domain/events/types";
import type { Bounds, Position } from "~/domain/places/position";
import { ROWS_PER_DEGREE } from "~/domain/search/facets";
import { MOST_GROUPS } from "~/domain/search/grid";

/** Events or organizers. */
export interface MapMark extends Position {
  count: number;
  isMore: boolean;
  /** Without size where all are in one place. */
  bounds: Bounds;
  /** Where all are of one type. */
  type: EventType | null;
}

const GROUP = {
  is_shown: sql<number>`is_shown`,
  count: sql<number>`count(*)`,
  lat: sql<number>`avg(lat)`,
  lng: sql<number>`avg(lng)`,
  south: sql<number>`min(lat)`,
  north: sql<number>`max(lat)`,
  west: sql<number>`min(lng)`,
  east: sql<number>`max(lng)`,
  type: sql<EventType | null>`iif(min(event_type) = max(event_type), min(event_type), null)`,
};

export type Group = Row<typeof GROUP>;

const group = (degrees: SQL, size: SQL) => sql`iif(is_shown, cast(${degrees} / ${size} as integer), 0)`;

const inGroups = (from: SQL, height: SQL) =>
  select(
    GROUP,
  )`${from} group by is_shown, ${group(sql`(lat + 90)`, height)}, ${group(sql`(lng + 180)`, sql`(2 * ${height})`)}`;

/**
 * In groups `height` degrees of latitude high and twice as wide; null: as fine as the part of the map is small where
 * rows are. Those beyond the map are one group that is not shown.
 */
export const gathered = (rows: SQL, height: number | null): SQL<Group> =>
  height === null ? gatheredWhereFound(rows) : inGroups(sql`from (${rows})`, sql`${height}`);

/** As groupHeight(), of the part of the map where rows are; in a line they are no more groups than in a square. */
const HEIGHT_OF_FOUND = sql`select pow(2, ceil(log2(
    max(rows, columns / 4, 0.001) * max(columns, rows / 4, 0.001) / ${MOST_GROUPS})) / 2) / ${ROWS_PER_DEGREE} as height
  from (select (max(lat) - min(lat)) * ${ROWS_PER_DEGREE} as rows,
    (max(lng) - min(lng)) * ${ROWS_PER_DEGREE} / 2 as columns from found)`;

const gatheredWhereFound = (rows: SQL): SQL<Group> =>
  selectFrom(
    withTables(
      sql`found as materialized (${rows}), size as materialized (${HEIGHT_OF_FOUND})`,
      inGroups(sql`from found cross join size`, sql`size.height`),
    ),
  );

export const marksOfGroups = (groups: readonly Group[], isMore: boolean): MapMark[] =>
  groups.filter(({ is_shown }) => is_shown).map((group) => markOf(group, isMore));

function markOf({ count, lat, lng, west, south, east, north, type }: Group, isMore: boolean): MapMark {
  const bounds = { west, south, east, north };
  const isPlace = west === east && south === north;
  return { ...(isPlace ? { lat: south, lng: west } : { lat, lng }), count, isMore, bounds, type };
}
