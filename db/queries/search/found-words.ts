import { sql, type SQL } from "drizzle-orm";
import { key, withTables } from "#db/client";
import { noFacet } from "~/domain/search/facets";

/** Of what very many words hold, the shortest words: "a" begins thousands. Each is a list of the index to be opened. */
const MOST_WORDS = 1000;

const NOWHERE = sql.raw(`'("${noFacet}")'`);

/** As in SearchPlan; nothing that begins before `fromKey` is looked for in the statement. */
interface Terms {
  terms: readonly string[];
  needed?: number;
  fromKey?: number;
}

/** The terms with the fewest words, which are asked first where there are more. */
const FEW = 3;

interface Before {
  /** With the table of words as they are then: whether there is anything of all; where not, every opening ends at once. */
  isFound?: (words: SQL) => SQL;
  /** Further ones, made with the words that are found. */
  tables?: readonly SQL[];
}

/**
 * For a statement with withFoundWords(): looks the terms up once, however often it opens the index. Where few of many
 * terms find nothing together, every later opening ends at once.
 */
export function searching<T>(
  { terms, needed = terms.length, fromKey = 0 }: Terms,
  query: SQL<T>,
  { isFound, tables = [] }: Before = {},
): SQL<T> {
  const isMany = needed > FEW;
  if (terms.length === 0) return query;
  if (!isMany && !isFound) return lookingUp(terms, query, tables);
  const all = isFound?.(sql`words`) ?? sql`1`;
  const isAsked = isMany ? sql`iif(${fewAreFound(terms.slice(0, needed), fromKey)}, ${all}, 0)` : all;
  return withTables(
    sql.join(
      [
        sql`words as materialized (${found(terms)})`,
        sql`asked as materialized (select *, ${isAsked} as is_found from words)`,
        wordsWhere({ terms }, sql`is_found`, { named: sql`found_words`, from: sql`asked` }),
        ...tables,
      ],
      sql`, `,
    ),
    query,
  );
}

/** A table of words, none where the condition does not hold. */
export const wordsWhere = ({ terms }: Terms, condition: SQL, { named, from }: { named: SQL; from: SQL }): SQL =>
  sql`${named} as materialized (
    select ${eachOf(terms, (nth) => sql`typed${nth}, iif(${condition}, found${nth}, null) as found${nth}`)} from ${from})`;

/** As searching(), for a statement whose terms need not be found together. */
export const lookingUp = <T>(terms: readonly string[], query: SQL<T>, tables: readonly SQL[] = []): SQL<T> =>
  terms.length === 0
    ? query
    : withTables(sql.join([sql`found_words as materialized (${found(terms)})`, ...tables], sql`, `), query);

function fewAreFound(terms: readonly string[], fromKey: number): SQL {
  const each = eachOf(terms, (nth) => sql`found${nth}`);
  const few = sql`select group_concat(value, ' AND ') from (
    select value from json_each(json_array(${each})) order by length(value) limit ${FEW})`;
  return sql`exists (select 1 from event_search
    where event_search match (${few}) and event_search.rowid >= ${key(fromKey)})`;
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
  const ways = [wordsIn(sql`${term} ->> '$.words'`), sql`(${term} ->> '$.facets')`];
  const either = sql.join(
    ways.map((way) => sql`coalesce(' OR ' || ${way}, '')`),
    sql` || `,
  );
  return sql`coalesce('(' || nullif(ltrim(${either}, ' OR'), '') || ')', ${NOWHERE})`;
}

/** Null where there are none. */
const wordsIn = (ranges: SQL): SQL => sql`(select group_concat('"' || word || '"', ' OR ') from (
  select distinct w.word from json_each(${ranges}) r
    cross join search_word_ends w on w.ending >= r.value ->> 0 and w.ending < r.value ->> 1
  order by length(w.word) limit ${sql.raw(String(MOST_WORDS))}))`;

/** Opens no list. */
const EMPTY = sql.raw(`'""'`);

/** An expression with its terms as they are found. */
export function withFoundWords(expression: SQL, { terms }: Terms, table: SQL = sql`found_words`): SQL {
  if (terms.length === 0) return expression;
  const written = terms.reduce<SQL>(
    (before, _, nth) => sql`replace(${before}, ${sql.raw(`typed${nth}, found${nth}`)})`,
    expression,
  );
  return sql`(select coalesce(${written}, ${EMPTY}) from ${table})`;
}
