import { eq, sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { o } from "#db/queries/aliases";
import { erase } from "#db/queries/erase";
import { followedSearches } from "#db/schema";

const NAMED = { id: o.id, name: o.name };

/** One round trip: searches in the order they were followed, visible congregations by name. */
export async function listFollows(db: Database, userId: string) {
  const [searches, organizers] = await db.batch([
    db
      .select({ search: followedSearches.search })
      .from(followedSearches)
      .where(eq(followedSearches.user_id, userId))
      .orderBy(followedSearches.created_at, sql`rowid`),
    selectRows(db, NAMED)`
      from user_follows f cross join visible_organizers o on o.id = f.organizer_id where f.user_id = ${userId}
      order by o.name_key, o.id`,
  ]);
  return { searches: searches.map(({ search }) => search), organizers };
}

export async function listOrganizerNames(db: Database, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows(db, NAMED)`
    from json_each(${JSON.stringify(ids)}) s cross join visible_organizers o on o.id = s.value`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Up to `most`. */
export const insertFollows = (
  db: Database,
  userId: string,
  searches: readonly (readonly [id: string, search: string])[],
  most: number,
) =>
  db.run(sql`insert into followed_searches (id, user_id, search)
    select id, ${userId}, search from (
      select s.value ->> 0 as id, s.value ->> 1 as search, row_number() over (order by s.key) as n
      from json_each(${JSON.stringify(searches)}) s
      where s.value ->> 1 not in (select search from followed_searches where user_id = ${userId}))
    where (select count(*) from followed_searches where user_id = ${userId}) + n <= ${most} on conflict do nothing`);

export const deleteFollow = (db: Database, userId: string, search: string) =>
  erase(db, followedSearches, sql`${followedSearches.user_id} = ${userId} and ${followedSearches.search} = ${search}`);

export const deleteFollows = (db: Database, userId: string) =>
  erase(db, followedSearches, eq(followedSearches.user_id, userId));
