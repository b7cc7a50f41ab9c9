import { sql, type SQL } from "drizzle-orm";
import { type Database, type Row, rowsOf, selectRows } from "#db/client";
import { o } from "#db/queries/aliases";
import { gathered, type MapMark, marksOfGroups } from "#db/queries/search/groups";
import { type Bounds, isSpot } from "~/domain/places/position";
import { groupHeight } from "~/domain/search/grid";
import { searchTerms } from "~/domain/search/words";
import { matchingOrganizers, type OrganizerFilters } from "./filtered-list";

/** Beyond it a map's numbers are "at least". */
const POOL = 5_000;

const TOLD = 24;

const TOLD_ORGANIZER = { id: o.id, name: o.name, city: o.city };

export interface OrganizersOnMap {
  marks: MapMark[];
  /** By name, where the map was asked for a single place. */
  organizers: Row<typeof TOLD_ORGANIZER>[];
}

/** One round trip, for any filter. */
export async function findOrganizersOnMap(
  db: Database,
  { query, filters, bounds }: { query: string; filters: OrganizerFilters; bounds: Bounds },
): Promise<OrganizersOnMap> {
  const terms = searchTerms(query);
  if (terms?.length === 0) return { marks: [], organizers: [] };
  const found: SQL = matchingOrganizers({ terms, filters: { ...filters, near: null, bounds } });
  const told = isSpot(bounds) ? TOLD : 0;
  const positions = sql`select o.lat, o.lng, null as event_type, 1 as is_shown ${found} limit ${POOL + 1}`;
  const [groups, organizers] = await db.batch([
    rowsOf(db, gathered(positions, groupHeight(bounds))),
    selectRows(db, TOLD_ORGANIZER)`${found} and ${told} > 0 order by o.name_key limit ${told}`,
  ]);
  const isMore = groups.reduce((sum, { count }) => sum + count, 0) > POOL;
  return { marks: marksOfGroups(groups, isMore), organizers };
}
