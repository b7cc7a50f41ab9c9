import { type Database, selectFirst, TOTAL } from "#db/client";

/**
 * Of so many visible events, from a random one on, those that the index does not find by their own words; all where
 * words have no endings, or organizers no index.
 */
export async function countUnfound(db: Database, sample: number): Promise<number> {
  const row = await selectFirst(db, TOTAL)`from (
    select e.sort_key, '"' || replace(trim(e.search_text), '  ', '" AND "') || '"' as words from visible_events e
    where e.seq >= (select abs(random()) % (max(seq) + 1) from events) and e.search_text <> ''
    order by e.seq limit ${sample}
  ) s where not exists (
    select 1 from event_search where event_search match s.words and event_search.rowid = s.sort_key
  ) or not exists (select 1 from search_word_ends) or not exists (select 1 from organizer_search)`;
  return row?.total ?? 0;
}
