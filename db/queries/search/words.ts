import { sql, type SQL } from "drizzle-orm";
import { type Database, key, selectRows, valuesOf } from "#db/client";
import { e, o } from "#db/queries/aliases";
import { searchWordLists, searchWords } from "#db/schema";
import type { GatheredWord } from "~/domain/search/gathered-words";
import type { WordList } from "~/domain/search/slips";
import { formsOf, termKey } from "~/domain/search/words";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { chunksOf } from "~/domain/values";
import { foundTerm } from "./found-words";

/** Events, or organizers, read at a time. */
const A_PART = 10_000;

const TITLE = {
  text: sql<string>`title || coalesce(' ' || other_title, '')`,
  events: sql<number>`count(*)`,
  seq: sql<number>`max(seq)`,
  last: sql<number>`max(sort_key)`,
};

/** From a `sort_key` on, each once. */
export const listTitles = (db: Database, fromKey: number) =>
  selectRows(db, TITLE)`
    from (select ${e.title}, ${e.other_title}, ${e.seq}, ${e.sort_key} from visible_events e where ${e.sort_key} >= ${key(fromKey)}
    order by ${e.sort_key} limit ${A_PART}) group by title, other_title`;

/** After a `seq`. */
export const listNames = (db: Database, after: number) =>
  selectRows(db, {
    text: o.name,
    seq: o.seq,
  })`from visible_organizers o where ${o.seq} > ${after} order by ${o.seq} limit ${A_PART}`;

/** Null before the first time. */
export async function findGathering(db: Database): Promise<Date | null> {
  const [list] = await db.select({ at: searchWordLists.gathered_at }).from(searchWordLists).limit(1);
  return list?.at ?? null;
}

const A_STATEMENT = 5000;

/** Replaces the former; words that are the same are not written. */
export async function storeWords(
  db: Database,
  { suggested, lists, now }: { suggested: readonly GatheredWord[]; lists: readonly WordList[]; now: Date },
): Promise<void> {
  await db.batch([
    db.run(sql`delete from ${searchWords} where word not in ${valuesOf(suggested.map(({ word }) => word))}`),
    db.run(sql`delete from ${searchWordLists} where length not in ${valuesOf(lists.map(({ length }) => length))}`),
    db.run(sql`insert or replace into ${searchWordLists} (length, words, gathered_at)
      select value->>'length', value->>'words', ${unixSeconds(now)} from json_each(${JSON.stringify(lists)})`),
    ...chunksOf(suggested, A_STATEMENT).map((part) =>
      db.run(sql`insert into ${searchWords} (word, spelled, events, seq)
        select value->>'word', value->>'spelled', value->>'events', value->>'seq' from json_each(${JSON.stringify(part)})
        where true on conflict (word) do update set spelled = excluded.spelled, events = excluded.events, seq = excluded.seq
        where (events, seq) is not (excluded.events, excluded.seq)`),
    ),
  ]);
}

/** With gathered words of about its length. */
export interface UnknownWord {
  word: string;
  words: string;
}

const MOST_SLIPS = 3;

/**
 * `word, words`: of what was typed, what is in no gathered word and no coming event; nothing where `isKnown`. The second
 * limit looks for each word once, not once a length.
 */
export function unknownWords(typed: readonly string[], fromKey: number, isKnown: SQL): SQL {
  const words = typed.map((word) => ({ word, forms: termKey(formsOf(word)) }));
  const isFound = sql`exists (select 1 from event_search
    where event_search match ${foundTerm(sql`ungathered.forms`)} and event_search.rowid >= ${key(fromKey)})`;
  return sql`select null, typed.word, ${searchWordLists.words} from (select word from (
      select w.value ->> 'word' as word, w.value ->> 'forms' as forms from json_each(${JSON.stringify(words)}) w
      where coalesce(${isKnown}, 0) = 0
        and not exists (select 1 from ${searchWordLists} where instr(${searchWordLists.words}, w.value ->> 'word') > 0)
      limit ${MOST_SLIPS}) ungathered
    where not ${isFound} limit ${MOST_SLIPS}) typed
    cross join ${searchWordLists}
      on ${searchWordLists.length} between length(typed.word) - 1 and length(typed.word) + 1`;
}
