import { env } from "cloudflare:workers";
import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { addToReader, confirmReader } from "#db/queries/letters/readers";
import { followedSearches } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { aReader } from "#test/support/letters";
import { testDatabase, rowsWith } from "#test/support/rows";
import { MOST_FOLLOWED } from "~/domain/letters/letters";
import { findAhead } from "~/models/letters/find-ahead";
import { newId } from "~/models/site/new-id";

const searches = (word: string, length: number) => Array.from({ length }, (_, n) => `q=${word}${n}`);
const given = (word: string, length: number) => searches(word, length).map((search) => [newId(), search] as const);

test("an address that brings searches again and again keeps the newest of them, as many as one can bring", async () => {
  const db = testDatabase();
  const email = "mange@lillevik.test";
  const { id: former } = await aReader({ email });
  await db.batch([...addToReader(db, former, { searches: given("gammel", MOST_FOLLOWED * 2), eventIds: [] })]);
  await db.update(followedSearches).set({ created_at: fromNow({ days: -1 }) });
  const { id } = await aReader({ email, confirmed_at: null });
  await db.batch([...addToReader(db, id, { searches: given("ny", MOST_FOLLOWED), eventIds: [] })]);
  const searchIds = (await db.select().from(followedSearches)).map((row) => row.id);
  await db.batch(
    confirmReader(db, { id, email }, { change: { confirmed_at: NOW }, kept: { searchIds, eventIds: [] } }),
  );
  const kept = await rowsWith(followedSearches, { reader_id: id });
  expect([kept.length, kept.filter(({ search }) => search.startsWith("q=ny")).length]).toEqual([
    MOST_FOLLOWED * 2,
    MOST_FOLLOWED,
  ]);
  expect(await db.select({ all: count() }).from(followedSearches)).toEqual([{ all: MOST_FOLLOWED * 2 }]);
});

test("looks up no more than a hundred searches in one batch", async () => {
  const { d1, meter } = meterDatabase(env.DB);
  const found = await findAhead(
    { searches: searches("ord", 250), organizerIds: [] },
    { db: openDatabase(d1), now: NOW },
  );
  expect([found.bySearch.size, meter.trips]).toEqual([250, 3]);
});
