/** Events a portion; D1 stops a statement after thirty seconds, these take some tenths of one. */
const PORTION = 5_000;

const LAST_KEY = Number.MAX_SAFE_INTEGER;

const inPortion = (column: string) =>
  `${column} > (select after from search_rebuild) and ${column} <= (select upto from search_rebuild)`;

/**
 * The next portion of the search index is made anew from the events, while the rest goes on being searched. The last
 * row says how many events are still to come: `remaining`. How far it is stands in the database, so that it goes on
 * where it was stopped.
 */
export const portionStatements = (events = PORTION): string[] => [
  "create table if not exists search_rebuild (id integer primary key check (id = 1), after integer not null, upto integer not null)",
  "insert or ignore into search_rebuild values (1, -1, -1)",
  `update search_rebuild set upto = coalesce((select sort_key from events where sort_key > after order by sort_key limit 1 offset ${events - 1}), ${LAST_KEY})`,
  `delete from event_search where ${inPortion("rowid")}`,
  `insert or replace into event_search (rowid, words, organizer, facets)
    select sort_key, words, organizer, facets from event_search_entries where ${inPortion("sort_key")}`,
  `insert into search_texts (text) select distinct search_text from events where ${inPortion("sort_key")}`,
  "update search_rebuild set after = upto",
  "select count(*) as remaining from events where sort_key > (select after from search_rebuild)",
];

/** After the last portion: words of names, and what says how far it is. */
const LAST_STATEMENTS = [
  "insert into search_texts (text) select search_name from organizers",
  "drop table search_rebuild",
];

/** Before the first, where the index is broken: an empty one, as in db/schema.sql, and from the beginning. */
export function emptyIndexStatements(schema: string): string[] {
  const [made] = /CREATE VIRTUAL TABLE `event_search` [^;]+/.exec(schema)!;
  return ["drop table if exists event_search", made, "drop table if exists search_rebuild"];
}

/** Portion by portion; `run` returns the first row of the last statement. */
export async function reindex(
  run: (statements: string[]) => unknown,
  say: (line: string) => void,
  events?: number,
): Promise<void> {
  for (let remaining = 1; remaining > 0;) {
    ({ remaining } = (await run(portionStatements(events))) as { remaining: number });
    say(`${remaining} events are left.`);
  }
  await run(LAST_STATEMENTS);
  say("The search index is made anew.");
}
