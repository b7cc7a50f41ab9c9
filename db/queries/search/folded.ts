import { sql, type SQL } from "drizzle-orm";
import { key } from "#db/client";
import type { KeySpan, SearchFold } from "~/domain/search/fold";
import type { SearchPlan } from "~/domain/search/plan";
import { inArea, matching } from "./parts";

/** Without words or facets, all events of the span. */
function keysOf({ match, fromKey, toKey }: KeySpan, plan: SearchPlan, words?: SQL): SQL {
  const before = (column: SQL) => (toKey === null ? sql`` : sql`and ${column} < ${key(toKey)}`);
  if (match === null && plan.organizerId === null) {
    return sql`select f.sort_key from events f where f.sort_key >= ${key(fromKey)} ${before(sql`f.sort_key`)}`;
  }
  return sql`select event_search.rowid as sort_key from event_search
    where event_search match ${matching(match, plan, words)}
      and event_search.rowid >= ${key(fromKey)} ${before(sql`event_search.rowid`)}`;
}

const oneAfterAnother = (spans: readonly SQL[]): SQL =>
  spans.length === 0 ? sql`select 0 as sort_key where 0` : sql.join([...spans], sql` union all `);

/** First of its series since the search began, or in none. */
export const isFirst = ({ from }: SearchFold) => sql`(e.follows is null or e.follows < ${key(from)})`;

export interface Beside {
  joined?: SQL;
  /** Keys that come before those of the spans. */
  known?: SQL;
  /** The table of those that the spans are found by. */
  words?: SQL;
}

/**
 * Spans are read one after another in the index's order, so that events come in order of time and a limit leaves the
 * rest unread.
 */
export const firstDates = (
  spans: readonly KeySpan[],
  plan: SearchPlan,
  fold: SearchFold,
  { joined = sql``, known, words }: Beside = {},
): SQL =>
  sql`from (${oneAfterAnother([...(known ? [known] : []), ...spans.map((span) => keysOf(span, plan, words))])}) k
    cross join visible_events e on e.sort_key = k.sort_key ${joined} where ${isFirst(fold)} ${inArea(plan)}`;

/** How many regular series there are, but for the edge of an area: one number. */
export function countRegular(plan: SearchPlan, fold: SearchFold): SQL<number> {
  const spans = fold.regular.map((span) => {
    const keys = keysOf(span, plan);
    return span.isTested
      ? sql`select k.sort_key from (${keys}) k cross join events e on e.sort_key = k.sort_key where ${isFirst(fold)}`
      : keys;
  });
  return sql<number>`select count(*) from (${oneAfterAnother(spans)})`;
}
