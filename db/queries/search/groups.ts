import { sql, type SQL } from "drizzle-orm";
import { type Row, select } from "#db/client";
import type { EventType } from "~/domain/events/types";
import type { Bounds, Position } from "~/domain/places/position";

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

type Group = Row<typeof GROUP>;

/**
 * In groups `height` degrees of latitude high and twice as wide. Those beyond the map are one group that is not shown.
 */
export function gathered(rows: SQL, height: number): SQL<Group> {
  const group = (degrees: SQL, size: number) => sql`iif(is_shown, cast(${degrees} / ${size} as integer), 0)`;
  return select(GROUP)`
    from (${rows}) group by is_shown, ${group(sql`(lat + 90)`, height)}, ${group(sql`(lng + 180)`, 2 * height)}`;
}

export const marksOfGroups = (groups: readonly Group[], isMore: boolean): MapMark[] =>
  groups.filter(({ is_shown }) => is_shown).map((group) => markOf(group, isMore));

function markOf({ count, lat, lng, west, south, east, north, type }: Group, isMore: boolean): MapMark {
  const bounds = { west, south, east, north };
  const isPlace = west === east && south === north;
  return { ...(isPlace ? { lat: south, lng: west } : { lat, lng }), count, isMore, bounds, type };
}
