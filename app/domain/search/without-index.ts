import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import type { SearchPlan } from "./plan";

/** How far ahead events of a place, type or organizer are looked for without the index: every one has to be read. */
const DAYS_AHEAD = 60;

const OF_INDEX =
  /no such (?:table|column|fts5 table)\b.*\b(?:\w+_search|search_word_ends)|vtable constructor failed: \w+_search|unable to use function MATCH|fts5: |database disk image is malformed/;

/** Not the database: the search index is gone or can't be read. Drizzle wraps errors in one that repeats the statement. */
export const isIndexAway = (error: unknown): boolean =>
  error instanceof Error && (error.cause === undefined ? OF_INDEX.test(error.message) : isIndexAway(error.cause));

/** The same by the events' rows. Null where words or facts are searched: these are only in the index. */
export function withoutIndex(plan: SearchPlan): SearchPlan | null {
  if (plan.needsIndex) return null;
  const { types, organizerId, fold, fromKey } = plan;
  const isOfAll = types.length === 0 && organizerId === null && !plan.circle && !plan.bounds;
  const lastKey = fromKey + DAYS_AHEAD * DAY_SECONDS * 1_000_000;
  return {
    ...plan,
    match: null,
    matchInside: null,
    matchEdge: null,
    organizerId: null,
    fold: null,
    byRows: { organizerId, firstSince: fold?.from ?? null },
    toKey: isOfAll ? plan.toKey : Math.min(plan.toKey ?? lastKey, lastKey),
  };
}
