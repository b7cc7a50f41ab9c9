import { sql, type SQL } from "drizzle-orm";
import { key, type Row, select, selectFrom, TOTAL, withTables } from "#db/client";
import type { SearchFold } from "~/domain/search/fold";
import { COUNT_CAP, DISTANCE_POOL } from "~/domain/search/limits";
import type { SearchPlan } from "~/domain/search/plan";
import { WEEK_SECONDS } from "~/domain/time/days-and-moments";
import { countRegular, firstDates, isFirst } from "./folded";
import { searching, wordsWhere } from "./found-words";
import { inArea } from "./parts";
import { candidates, type CardFields, entries, ifFound, isIndexed, listPage, pageStatement } from "./statements";

export const countCap = ({ sort }: SearchPlan) => (sort === "distance" ? DISTANCE_POOL : COUNT_CAP);

/** More than a count has regular series. */
const TOTAL_UNIT = 10_000;
const UNIT = sql.raw(String(TOTAL_UNIT));

/** One number: as two columns the count would be read twice. Null without words. */
export interface Counted {
  counted: number | null;
}

export const readCount = (counted: number): Count => ({
  total: Math.floor(counted / TOTAL_UNIT),
  regular: counted % TOTAL_UNIT,
});

/**
 * With words the count is in the rows, so that words are looked up once; else it is a statement of its own, which reads
 * fewer rows.
 */
export function countedPage<F extends CardFields>(plan: SearchPlan, fields: F): SQL<Row<F> & Counted> {
  if (!hasWords(plan)) return pageStatement(plan, { ...fields, counted: sql<null>`null` });
  if (plan.fold) return foldedPage(plan, plan.fold, fields);
  return pageStatement(plan, { ...fields, counted: sql<number>`(select total * ${UNIT} from (${countDates(plan)}))` });
}

/**
 * Where a count tells how many there are, all first dates are read at once, for the page and the count of series: what
 * is rare among common words is a walk through long lists, which each further opening would walk again.
 */
function foldedPage<F extends CardFields>(plan: SearchPlan, fold: SearchFold, fields: F): SQL<Row<F> & Counted> {
  const isAll = sql`(select total <= ${countCap(plan)} from dates)`;
  const all = sql`select k.sort_key, e.rhythm is not null as is_regular ${firstDates(fold.all, plan, fold)}
    limit (select iif(total > 0 and ${isAll}, -1, 0) from dates)`;
  const tables = [
    sql`dates as materialized (${countDates(plan)})`,
    sql`firsts as materialized (${all})`,
    wordsWhere(plan, sql`not ${isAll}`, { named: MORE_WORDS, from: sql`found_words` }),
  ];
  const counted = sql<number>`(select total * ${UNIT} from dates)
    + (select count(*) from firsts where is_regular)`;
  const known = sql`select sort_key from firsts where sort_key >= ${key(plan.pageFromKey)}`;
  return searching(plan, listPage(plan, { ...fields, counted }, { known, words: MORE_WORDS }), { tables });
}

const MORE_WORDS = sql.raw("more_words");

const hasWords = ({ terms }: SearchPlan) => terms.length > 0;

/** Beside countedPage(); null with words. */
export const countBeside = (plan: SearchPlan): SQL<Count> | null => (hasWords(plan) ? null : countStatement(plan));

const COUNT = { ...TOTAL, regular: sql<number>`0` };

export type Count = Row<typeof COUNT>;

/** Of dates, up to the cap or one more; of a folded search also its regular series. */
export const countStatement = (plan: SearchPlan): SQL<Count> => ifFound(plan, selectFrom(countOf(plan)));

/** Every date, as the map and the month count; series only up to the cap, beyond which nobody is told. */
function countOf(plan: SearchPlan): SQL<Count> {
  const dates = countDates(plan);
  if (!plan.fold) return dates;
  const regular = sql<number>`iif(total > ${countCap(plan)}, 0, regular + (${countRegular(plan, plan.fold)}))`;
  return withTables(
    sql`dates as materialized (${selectFrom(dates)})`,
    select({ total: sql<number>`total`, regular })`from dates`,
  );
}

/** Regular series only among the events that are read. */
function countDates(plan: SearchPlan): SQL<Count> {
  if (plan.circle || plan.bounds) return countInArea(plan, countCap(plan));
  if (!isIndexed(plan) && plan.toKey === null && plan.byRows === null) return countByWeeks(plan);
  const found = isIndexed(plan) ? sql`from event_search ${entries(plan.match, plan)}` : candidates(plan.match, plan);
  return select(COUNT)`from (select 1 ${found} limit ${COUNT_CAP + 1})`;
}

/** Cells wholly inside are counted in the index; only events on the edge are read. */
function countInArea(plan: SearchPlan, cap: number): SQL<Count> {
  const inside = plan.matchInside
    ? sql`select 1 from event_search ${entries(plan.matchInside, plan)} limit ${cap + 1}`
    : sql`select 1 where 0`;
  const isRegular = plan.fold ? sql`e.rhythm is not null and ${isFirst(plan.fold)}` : sql`0`;
  const edge =
    plan.matchEdge || plan.byRows
      ? sql`select ${isRegular} as is_regular ${candidates(plan.matchEdge, plan)} ${inArea(plan)}
      limit (select iif(n > ${cap}, 0, ${cap + 1}) from inside)`
      : sql`select 0 as is_regular where 0`;
  return withTables(
    sql`inside as materialized (select count(*) as n from (${inside}))`,
    select({
      total: sql<number>`(select n from inside) + count(*)`,
      regular: sql<number>`coalesce(sum(is_regular), 0)`,
    })`from (${edge})`,
  );
}

/** Most often enough to tell that there are more than the cap. */
const WEEKS_SUMMED = 4;

/** By weeks' sums; further weeks, and then this week's events, are only read where the sums don't reach the cap. */
function countByWeeks(plan: SearchPlan): SQL<Count> {
  const week = Math.floor(plan.fromKey / 1_000_000 / WEEK_SECONDS);
  const last = week + WEEKS_SUMMED;
  const nextWeekKey = (week + 1) * WEEK_SECONDS * 1_000_000;
  const sum = (weeks: SQL) => sql`(select coalesce(sum(events), 0) from event_weeks where week ${weeks})`;
  // Dates of series are counted below zero: two sums, since an index reads one range.
  const coming = sql`${sum(sql`between ${week + 1} and ${last}`)} + ${sum(sql`between ${-last} and ${-week - 1}`)}`;
  const later = sql`${sum(sql`> ${last}`)} + ${sum(sql`< ${-last}`)}`;
  const thisWeek = sql`select count(*) from (
    select 1 from visible_events e where e.sort_key >= ${key(plan.fromKey)} and e.sort_key < ${key(nextWeekKey)}
    limit ${COUNT_CAP + 1})`;
  const upToCap = (more: SQL) => sql<number>`iif(n > ${COUNT_CAP}, n, n + (${more}))`;
  return withTables(
    sql`coming(n) as materialized (select ${coming}),
      later(n) as materialized (select ${upToCap(later)} from coming)`,
    select({ ...COUNT, total: upToCap(thisWeek) })`from later`,
  );
}
