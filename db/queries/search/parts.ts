import { sql, type SQL } from "drizzle-orm";
import { key } from "#db/client";
import { distanceTo } from "#db/queries/events/cards";
import { boundingBox, type Bounds, type Circle } from "~/domain/places/position";
import type { SearchPlan } from "~/domain/search/plan";
import { withFoundWords } from "./found-words";

/** From (included) and to (excluded) of `sort_key`; null: open. */
export interface KeyRange {
  from: SQL;
  to: SQL | null;
}

export const rangeOf = ({ toKey }: SearchPlan, fromKey: number): KeyRange => ({
  from: key(fromKey),
  to: toKey === null ? null : key(toKey),
});

export const within = (column: SQL, { from, to }: KeyRange) =>
  sql`${column} >= ${from} ${to ? sql`and ${column} < ${to}` : sql``}`;

const NOTHING = sql.raw(`'""'`);

/** To an organizer, whose token only the database knows; in a statement of searching(). */
export const matching = (expression: string | SQL | null, plan: SearchPlan, words?: SQL): SQL =>
  withFoundWords(ofOrganizer(expression, plan), plan, words);

function ofOrganizer(expression: string | SQL | null, plan: SearchPlan): SQL {
  if (plan.organizerId === null) return sql`${expression}`;
  const rest = expression === null ? sql`''` : sql`${expression} || ' AND '`;
  return sql`coalesce(
    (select ${rest} || '"' || facet || '"' from visible_organizers where id = ${plan.organizerId}), ${NOTHING}
  )`;
}

/**
 * A circle's box is tested first, so that no distance is computed outside it. The plus signs keep SQLite from an index
 * on the position.
 */
export function inArea({ circle, bounds, byRows }: SearchPlan): SQL {
  // A map shows no mark of it, and its list counts the marks.
  if (bounds) return sql`and ${inBounds(bounds)}`;
  if (!circle) return sql``;
  return sql`and (${byRows === null ? UNPLACED : NEVER} or (${inCircle(circle)}))`;
}

/** The index has found it by the cells that it is somewhere near. */
const UNPLACED = sql.raw("e.lat is null");
const NEVER = sql.raw("0");

function inCircle(circle: Circle): SQL {
  const { south, north, lngs } = boundingBox(circle);
  return sql`${inBox(south, north, lngs)} and ${distanceTo(circle)} <= ${circle.radiusKm}`;
}

/** Of an event `e`, or an organizer `o`. */
export const inBounds = ({ west, south, east, north }: Bounds, of: "e" | "o" = "e"): SQL =>
  inBox(south, north, [[west, east]], of);

function inBox(south: number, north: number, lngs: [west: number, east: number][], of: "e" | "o" = "e"): SQL {
  const [lat, lng] = [sql.raw(`+${of}.lat`), sql.raw(`+${of}.lng`)];
  const inSpan = sql.join(
    lngs.map(([west, east]) => sql`${lng} between ${west} and ${east}`),
    sql` or `,
  );
  return sql`${lat} between ${south} and ${north} and (${inSpan})`;
}
