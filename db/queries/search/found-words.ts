import { sql, type SQL } from "drizzle-orm";
import { withTables } from "#db/rows";
import type { SearchedWords, SearchPlan } from "~/domain/search/plan";
import { IN_WORDS } from "~/domain/search/words";
import { type KeyRange, matching, rangeOf, within, withFoundWords } from "./parts";

/** For a statement made by searching(). */
export const wordsFirst = (plan: SearchPlan): SearchPlan => ({ ...plan, isWordsFirst: plan.words !== null });

/**
 * Some statements open the index often, and each opening looks for a missing phrase through all of it. So each phrase
 * is looked for once, first, and missing ones are left out.
 */
export const searching = <T>(plan: SearchPlan, query: SQL<T>): SQL<T> =>
  plan.isWordsFirst && plan.words ? withTables(foundWords(plan, plan.words), query) : query;

const inWords = sql.raw(`'${IN_WORDS}'`);

/** `phrase` is a JSON array of withPieces(); pieces are looked for until one is nowhere. */
export const isThere = (phrase: SQL, range: KeyRange): SQL =>
  sql`not exists (select 1 from json_each(${phrase}) piece where not exists (select 1 from event_search
    where event_search match ${inWords} || piece.value and ${within(sql`event_search.rowid`, range)}))`;

/** One row for matching(): expressions as typed, the same without missing phrases, and whether anything is found. */
function foundWords(plan: SearchPlan, { typed, phrases }: SearchedWords): SQL {
  const most = sql.raw(String(phrases.length));
  const range = rangeOf(plan, plan.fromKey);
  const found = sql`select ${inWords} || '(' || group_concat(p.value ->> '$[#-1]', ' OR ') || ')'
    from json_each(${JSON.stringify(phrases)}, '$[' || (t.nth + 1) || ']') p
    where ${isThere(sql`p.value`, range)}`;
  const columns = typed.map((_, nth) => sql.raw(`typed${nth}, found${nth}`));
  const terms = typed.map((word, nth) => {
    const number = sql.raw(String(nth));
    return sql`${word} as typed${number}, max(term) filter (where nth = ${number}) as found${number}`;
  });
  const all = withFoundWords(matching(plan.match, { ...plan, isWordsFirst: false }), typed.length);
  return sql`found_terms(nth, term) as (
      select -1, '' union all select t.nth + 1, (${found}) from found_terms t where t.term is not null and t.nth + 1 < ${most}
    ),
    found_words as materialized (select ${sql.join(columns, sql`, `)}, iif(terms = ${most}, exists (select 1 from event_search
      where event_search match ${all} and ${within(sql`event_search.rowid`, range)}), 0) as is_found
      from (select ${sql.join(terms, sql`, `)}, count(term) as terms from found_terms where nth >= 0))`;
}
