import { type SQL, sql } from "drizzle-orm";
import { type Fields, type Row, select, TOTAL, valuesOf } from "#db/client";
import { distanceTo } from "#db/queries/events/cards";
import { inBounds } from "#db/queries/search/parts";
import type { ChurchFamily } from "~/domain/facts/facts";
import type { Keeper } from "~/domain/organizers/keepers";
import { letterKeys } from "~/domain/organizers/letters";
import type { County } from "~/domain/places/counties";
import type { Bounds, Position } from "~/domain/places/position";
import { squaresAround, squaresIn } from "~/domain/places/squares";

/** Null is any. */
export interface OrganizerFilters {
  family: ChurchFamily | null;
  county: County | null;
  /** "register": made from it, and nobody has taken it. */
  keeper: Keeper | null;
  /** In lower case. */
  letter: string | null;
  /** Within NEAR_KM of this position, nearest first; such a list is not continued. */
  near: Position | null;
  /** Instead of near the position, from which distances are still measured. */
  bounds: Bounds | null;
}

export const NEAR_KM = 50;

interface Wanted {
  /** From searchTerms(); null where nothing was typed. */
  terms: string[][] | null;
  filters: OrganizerFilters;
}

export const containing = (terms: readonly (readonly string[])[]): SQL =>
  sql.join(
    terms.map(
      (phrases) =>
        sql`(${sql.join(
          phrases.map((phrase) => sql`instr(o.search_text, ${phrase})`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  );

const keptBy = (keeper: Keeper) => Number(keeper === "congregation");

/** The plus signs leave the index to the most selective condition. */
function conditions({ terms, filters: { family, county, keeper, letter, near: centre, bounds } }: Wanted): SQL {
  const keys = letter && letterKeys(letter);
  const squares = bounds && squaresIn(bounds);
  const near = bounds ? null : centre;
  return sql.join(
    [
      bounds && inBounds(bounds, "o"),
      squares && sql`o.square in ${valuesOf(squares)}`,
      near && sql`o.square in ${valuesOf(squaresAround({ ...near, radiusKm: NEAR_KM }))}`,
      near && sql`${distanceTo(near, "o")} <= ${NEAR_KM}`,
      county && (near ? sql`+o.county = ${county}` : sql`o.county = ${county}`),
      family && (near || county ? sql`+o.family = ${family}` : sql`o.family = ${family}`),
      keeper && (near || county || family ? sql`+o.is_kept = ${keptBy(keeper)}` : sql`o.is_kept = ${keptBy(keeper)}`),
      keys &&
        (near
          ? sql`+o.name_key >= ${keys.from} and +o.name_key < ${keys.to}`
          : sql`o.name_key >= ${keys.from} and o.name_key < ${keys.to}`),
      terms && containing(terms),
    ].filter((condition) => condition !== null && condition !== ""),
    sql` and `,
  );
}

/** With the first row of the next page, by name or distance: fields of `o`. */
export function filteredPage<F extends Fields>(
  { after, limit, ...wanted }: Wanted & { after: string | null; limit: number },
  fields: F,
): SQL<Row<F>> {
  const { near } = wanted.filters;
  const later =
    after && !near ? sql`and (o.name_key, o.id) > (select name_key, id from organizers where id = ${after})` : sql``;
  const order = near ? sql`${distanceTo(near, "o")}, o.name_key` : sql`o.name_key, o.id`;
  return select(
    near && "distance_km" in fields ? { ...fields, distance_km: distanceTo(near, "o") } : fields,
  )`from visible_organizers o where ${conditions(wanted)} ${later} order by ${order} limit ${limit + 1}`;
}

export const matchingOrganizers = (wanted: Wanted): SQL => sql`from visible_organizers o where ${conditions(wanted)}`;

export const filteredCount = (wanted: Wanted, cap: number) =>
  select(TOTAL)`from (select 1 from visible_organizers o where ${conditions(wanted)} limit ${cap})`;
