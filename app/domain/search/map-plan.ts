import { boundsAround, isSpot, MAINLAND } from "~/domain/places/position";
import { blocksOf, coveredBounds, groupHeight, holdsWhole } from "./grid";
import { type EventSearch, planSearch, termsOf } from "./plan";
import { searchExpression } from "./words";

/** Of the part of the map, else of the circle: see docs/features/map.md. */
export type MapPlan = NonNullable<ReturnType<typeof planMap>>;

const POOL = 1_000;

/** A phrase is slow to look up, and blocks are no circle: such a search is read once, this far. */
const POOL_WITHOUT_BLOCKS = 5_000;

export function planMap(search: EventSearch, now: Date) {
  const plan = planSearch(search, now);
  const bounds = plan.bounds ?? (plan.circle && boundsAround(plan.circle));
  if (plan.isEmpty || !bounds) return null;
  const wanted = termsOf(search);
  const blocks = plan.bounds && wanted.terms.length === 0 ? blocksOf(plan.bounds) : [];
  const country = plan.bounds && holdsWhole(plan.bounds, MAINLAND) ? plan.bounds : null;
  return {
    search: plan,
    /** Where events are told by their rows, and not by hundreds of cells, which each word is compared with. */
    byRows:
      country && wanted.terms.length > 0
        ? { match: searchExpression({ ...wanted, cells: null }), within: coveredBounds(country) }
        : null,
    pool: blocks.length > 0 ? POOL : POOL_WITHOUT_BLOCKS,
    /** Null for a circle: the map comes to what is found in it. */
    groupHeight: plan.bounds && groupHeight(plan.bounds),
    /** Blocks with the MATCH expression that counts each, for more events; empty where it can't be. */
    blocks: blocks.map((block) => ({
      bounds: block.bounds,
      match: searchExpression({ ...wanted, cells: block.cells }) ?? "",
    })),
    told: isSpot(bounds) ? TOLD_EVENTS : 0,
  };
}

const TOLD_EVENTS = 24;
