import { sql, type SQL } from "drizzle-orm";
import { withTables } from "#db/rows";
import type { SearchedWords, SearchPlan } from "~/domain/search/plan";
import { IN_WORDS } from "~/domain/search/words";
import { matching, rangeOf, within } from "./parts";

/** Returns the plan for a statement made by searching(). */
export const wordsFirst = (plan: SearchPlan): SearchPlan => ({ ...plan, isWordsFirst: plan.words !== null });

/**
 * A statement that opens the index many times. A phrase that is nowhere is looked for
 * through the whole index, each time that it is opened. So each phrase is looked for once before all else, and those that
 * are nowhere are left out; where a word has no other, or all of them together are nowhere, nothing else is opened.
 */
export const searching = <T>(plan: SearchPlan, query: SQL<T>): SQL<T> =>
  plan.isWordsFirst && plan.words ? withTables(foundWords(plan, plan.words), query) : query;

/**
 * One row for matching(): the words' expression as it was typed, and `found` without the phrases that are nowhere; null
 * where nothing is found.
 */
function foundWords(plan: SearchPlan, { typed, phrases }: SearchedWords): SQL {
  const inWords = sql.raw(`'${IN_WORDS}'`);
  const most = sql.raw(String(phrases.length));
  const isInTime = within(sql`event_search.rowid`, rangeOf(plan, plan.fromKey));
  const found = sql`select ${inWords} || '(' || group_concat(p.value, ' OR ') || ')'
    from json_each(${JSON.stringify(phrases)}, '$[' || (t.nth + 1) || ']') p
    where exists (select 1 from event_search
      where event_search match ${inWords} || p.value and ${isInTime})`;
  const all = sql`replace(${matching(plan.match, { ...plan, isWordsFirst: false })}, ${typed}, f.expression)`;
  return sql`found_terms(nth, term) as (
      select -1, '' union all select t.nth + 1, (${found}) from found_terms t where t.term is not null and t.nth + 1 < ${most}
    ),
    found_words(typed, found) as materialized (select ${typed}, (
      select f.expression
      from (select group_concat(term, ' AND ') as expression, count(term) as terms from found_terms where nth >= 0) f
      where f.terms = ${most} and exists (select 1 from event_search
        where event_search match ${all} and ${isInTime})
    ))`;
}
