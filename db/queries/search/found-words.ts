import { sql, type SQL } from "drizzle-orm";
import { withTables } from "#db/client";
import { noFacet } from "~/domain/search/facets";

/** Of what very many words hold, the shortest words: "a" begins thousands. Each is a list of the index to be opened. */
const MOST_WORDS = 1000;

const NOWHERE = sql.raw(`'("${noFacet}")'`);

/** As in SearchPlan. */
interface Terms {
  terms: readonly string[];
}

/** For a statement with withFoundWords(): looks the terms up once, however often it opens the index. */
export const searching = <T>({ terms }: Terms, query: SQL<T>): SQL<T> =>
  terms.length > 0 ? withTables(sql`found_words as materialized (${found(terms)})`, query) : query;

/**
 * The same for a statement that opens the index many times: where all words together find nothing, every later opening
 * ends at once. `isFound` is asked with `match`, an expression as it is then.
 */
export function searchingOften<T>(plan: Terms, query: SQL<T>, isFound: (table: SQL) => SQL): SQL<T> {
  if (plan.terms.length === 0) return query;
  const columns = eachOf(plan.terms, (nth) => sql`typed${nth}, iif(is_found, found${nth}, ${NOWHERE}) as found${nth}`);
  return withTables(
    sql`words as materialized (${found(plan.terms)}),
      asked as materialized (select *, ${isFound(sql`words`)} as is_found from words),
      found_words as materialized (select ${columns} from asked)`,
    query,
  );
}

const eachOf = (terms: readonly string[], column: (nth: SQL, term: string) => SQL): SQL =>
  sql.join(
    terms.map((term, nth) => column(sql.raw(String(nth)), term)),
    sql`, `,
  );

/** One row: each term as it stands in expressions, and as an expression of the words that there are. */
const found = (terms: readonly string[]): SQL =>
  sql`select ${eachOf(terms, (nth) => sql`typed${nth}, ${foundTerm(sql`typed${nth}`)} as found${nth}`)}
    from (select ${eachOf(terms, (nth, term) => sql`${term} as typed${nth}`)})`;

/** Of a termKey(): an expression; of what is nowhere, one that no event has. */
export function foundTerm(term: SQL): SQL {
  const words = wordsIn(sql`${term} ->> '$.words'`);
  const facets = sql`(${term} ->> '$.facets')`;
  const [first, second] = [0, 1].map((nth) => wordsIn(sql`${term} ->> ${sql.raw(`'$.pair[${nth}]'`)}`));
  const pair = sql`'((' || ${first} || ') AND (' || ${second} || '))'`;
  const ways = sql.join(
    [words, facets, pair].map((way) => sql`coalesce(' OR ' || ${way}, '')`),
    sql` || `,
  );
  return sql`coalesce('(' || nullif(ltrim(${ways}, ' OR'), '') || ')', ${NOWHERE})`;
}

/** Null where there are none. */
const wordsIn = (ranges: SQL): SQL => sql`(select group_concat('"' || word || '"', ' OR ') from (
  select distinct w.word from json_each(${ranges}) r
    cross join search_word_ends w on w.ending >= r.value ->> 0 and w.ending < r.value ->> 1
  order by length(w.word) limit ${sql.raw(String(MOST_WORDS))}))`;

/** An expression with its terms as they are found. */
export function withFoundWords(expression: SQL, { terms }: Terms, table: SQL = sql`found_words`): SQL {
  if (terms.length === 0) return expression;
  const written = terms.reduce<SQL>(
    (before, _, nth) => sql`replace(${before}, ${sql.raw(`typed${nth}, found${nth}`)})`,
    expression,
  );
  return sql`(select ${written} from ${table})`;
}
