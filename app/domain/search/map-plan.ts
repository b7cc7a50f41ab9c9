import type { Bounds } from "~/domain/places/bounds";
import { blocksOf, groupHeight } from "./grid";
import { type EventSearch, planSearch, type SearchPlan, termsOf } from "./plan";
import { searchExpression } from "./words";

/** The numbers of a map in the index's terms: see docs/decisions/0039-a-map-true-to-the-search.md. */
export interface MapPlan {
  /** The search in what the map shows. */
  search: SearchPlan & { bounds: Bounds };
  /** So many of the soonest events are looked up one by one, and counted exactly where they are all. */
  pool: number;
  /** The height in degrees of the groups that those are gathered in; they are twice as wide. */
  groupHeight: number;
  /** Where there are more: each block of the grid with the MATCH expression that counts it. Empty where it can't be. */
  blocks: { bounds: Bounds; match: string }[];
  /** So many of the soonest events are told of, where a single place was asked for. */
  told: number;
}

/** Where more events match, the index counts them by blocks. */
const POOL = 1_000;

/** A phrase takes the index long: it is read once for all blocks, and this far. */
const POOL_WITHOUT_BLOCKS = 5_000;

/** Returns null where nothing can match. */
export function planMap(search: EventSearch, now: Date): MapPlan | null {
  const plan = planSearch(search, now);
  const { bounds } = plan;
  if (plan.isEmpty || !bounds) return null;
  const wanted = termsOf(search);
  const blocks = wanted.terms.length > 0 ? [] : blocksOf(bounds);
  return {
    search: { ...plan, bounds },
    pool: blocks.length > 0 ? POOL : POOL_WITHOUT_BLOCKS,
    groupHeight: groupHeight(bounds),
    blocks: blocks.map((block) => ({
      bounds: block.bounds,
      match: searchExpression({ ...wanted, cells: block.cells }) ?? "",
    })),
    told: bounds.north - bounds.south < PLACE_HEIGHT ? TOLD_EVENTS : 0,
  };
}

/** A rectangle lower than this, in degrees (about 10 m), asks for a single place. */
const PLACE_HEIGHT = 0.0001;

/** The soonest events that are told of a place. */
const TOLD_EVENTS = 5;
