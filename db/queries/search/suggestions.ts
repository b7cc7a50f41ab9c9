import { sql } from "drizzle-orm";
import { type Database, type Row, rowsOf, select } from "#db/client";
import { e, o } from "#db/queries/aliases";
import { searchWords } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";

const WORDS = 4;
const ORGANIZERS = 3;

/** Read before the best are chosen, so that one letter more or less costs the same. */
const WORDS_READ = 400;
const ORGANIZERS_READ = 60;

/** Those without a coming visible event are left out. */
const WORDS_TESTED = 8;

const ORGANIZER = { id: o.id, name: o.name, city: o.city };

type SuggestedOrganizer = Row<typeof ORGANIZER>;

export interface Suggestions {
  /** Most common first. */
  words: string[];
  organizers: SuggestedOrganizer[];
}

/** One round trip; words of titles begin as the last of `words`. */
export async function findSuggestions(db: Database, words: readonly string[], now: Date): Promise<Suggestions> {
  const last = words.at(-1);
  if (last === undefined) return { words: [], organizers: [] };
  const [found, organizers] = await db.batch([rowsOf(db, wordsFrom(last, now)), rowsOf(db, organizersCalled(words))]);
  return { words: found.map(({ spelled }) => spelled), organizers };
}

const wordsFrom = (beginning: string, now: Date) =>
  select({ spelled: sql<string>`w.spelled` })`from (
      select * from (select * from ${searchWords}
        where word > ${beginning} and word < ${`${beginning}\u{ffff}`} limit ${WORDS_READ})
      order by events desc, word limit ${WORDS_TESTED}
    ) w cross join visible_events e on e.seq = w.seq where ${e.start_time} >= ${unixSeconds(now)}
    order by w.events desc, w.word limit ${WORDS}`;

/** Each typed word begins a word of the name; names that begin so come first. */
const organizersCalled = (words: readonly string[]) =>
  select(ORGANIZER)`from (select rowid as seq from organizer_search
      where organizer_search match ${words.map((word) => `"  ${word}"`).join(" AND ")} limit ${ORGANIZERS_READ}) found
    cross join visible_organizers o on o.seq = found.seq
    where not exists (select 1 from json_each(${JSON.stringify(words.map((word) => `  ${word}`))}) typed
      where instr(${o.search_name}, typed.value) = 0)
    order by instr(${o.search_name}, ${`  ${words[0]}`}), ${o.name_key} limit ${ORGANIZERS}`;
