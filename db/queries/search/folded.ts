import { sql, type SQL } from "drizzle-orm";
import { select, withTables } from "#db/rows";
import type { KeySpan, SearchFold } from "~/domain/search/fold";
import { COUNT_CAP } from "~/domain/search/limits";
import type { SearchPlan } from "~/domain/search/plan";
import { WEEK_SECONDS } from "~/domain/time/unix-time";
import { countCap } from "./caps";
import { inArea, key, matching } from "./parts";

/** Without words or facets, all events of the span. */
function keysOf({ match, fromKey, toKey }: KeySpan, plan: SearchPlan): SQL {
  const before = (column: SQL) => (toKey === null ? sql`` : sql`and ${column} < ${key(toKey)}`);
  if (match === null && plan.organizerId === null) {
    return sql`select f.sort_key from events f where f.sort_key >= ${key(fromKey)} ${before(sql`f.sort_key`)}`;
  }
  return sql`select event_search.rowid as sort_key from event_search
    where event_search match ${matching(match, plan)}
      and event_search.rowid >= ${key(fromKey)} ${before(sql`event_search.rowid`)}`;
}

const oneAfterAnother = (spans: readonly SQL[]): SQL =>
  spans.length === 0 ? sql`select 0 as sort_key where 0` : sql.join([...spans], sql` union all `);

/** First of its series since the search began, or in none. */
const isFirst = ({ from }: SearchFold) => sql`(e.follows is null or e.follows < ${key(from)})`;

/**
 * Spans are read one after another in the index's order, so that events come in order of time and a limit leaves the
 * rest unread.
 */
export const firstDates = (spans: readonly KeySpan[], plan: SearchPlan, fold: SearchFold, joined: SQL = sql``): SQL =>
  sql`from (${oneAfterAnother(spans.map((span) => keysOf(span, plan)))}) k
    cross join visible_events e on e.sort_key = k.sort_key ${joined} where ${isFirst(fold)} ${inArea(plan)}`;

/** Enough to tell whether there are more than the cap. */
const WEEKS_SUMMED = 4;

/** Up to the cap. Without filters the sums of some coming weeks may tell that there are more. */
export function countFolded(plan: SearchPlan, fold: SearchFold): SQL<{ total: number; regular: number }> {
  const most = countCap(plan) + 1;
  const isOpen = plan.match === null && plan.toKey === null;
  const later = isOpen
    ? sql`select coalesce(sum(events), 0) as n from (
        select events from event_weeks where week > ${Math.floor(fold.from / WEEK_SECONDS)} order by week limit ${WEEKS_SUMMED})`
    : sql`select 0 as n`;
  const counted = fold.counted.map((span) => {
    const regular = sql.raw(String(Number(span.isRegular)));
    const keys = keysOf(span, plan);
    return span.isTested
      ? sql`select ${regular} as regular from (${keys}) k cross join events e on e.sort_key = k.sort_key where ${isFirst(fold)}`
      : sql`select ${regular} as regular from (${keys})`;
  });
  const inside = counted.length > 0 ? sql.join(counted, sql` union all `) : sql`select 0 as regular where 0`;
  const edge = sql`select e.rhythm is not null as regular ${firstDates(fold.edge, plan, fold)}
    limit max(0, ${key(most)} - (select n from inside))`;
  return withTables(
    sql`later as materialized (${later}),
      inside as materialized (select count(*) as n, coalesce(sum(regular), 0) as regular from (select * from (${inside})
        limit (select iif(n > ${COUNT_CAP}, 0, ${key(most)}) from later))),
      edge as materialized (select count(*) as n, coalesce(sum(regular), 0) as regular from (${edge}))`,
    select(
      {
        total: sql<number>`case when later.n > ${COUNT_CAP} then later.n else inside.n + edge.n end`,
        regular: sql<number>`inside.regular + edge.regular`,
      },
      sql`from later, inside, edge`,
    ),
  );
}
