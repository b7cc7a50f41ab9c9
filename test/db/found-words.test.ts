import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, test } from "vitest";
import { firstRowOf } from "#db/client";
import { LISTED_EVENT } from "#db/queries/events/cards";
import { countedPage } from "#db/queries/search/counted";
import { ifFound } from "#db/queries/search/statements";
import { fromNow, NOW } from "#test/support/clock";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { OSLO, search } from "#test/support/search";
import { noFacet, typeFacet } from "~/domain/search/facets";
import { type EventSearch, EVERYTHING, planSearch } from "~/domain/search/plan";

beforeAll(async () => {
  const organizer_id = (await anOrganizer({ name: "Nøstet" })).id;
  const add = (title: string, days: number, more: Parameters<typeof anEvent>[0] = {}) =>
    anEvent({ organizer_id, event_type: "other", title, start_time: fromNow({ days }), ...more });
  await add("Høymesse", 2);
  await add("Gudsteneste", 3);
  await add("Kveldskonsert", 4);
  await add("Andakt", 40);
  await add("Stevne", -3);
});

/** Returns the expression that a search goes on with; null where nothing is found. */
async function foundBy(wanted: Partial<EventSearch>): Promise<string | null> {
  const plan = planSearch({ ...EVERYTHING, ...wanted }, NOW);
  const row = await firstRowOf(
    testDatabase(),
    ifFound(plan, sql<{ found: string }>`select found0 as found from found_words`),
  );
  return row!.found === `("${noFacet}")` ? null : row!.found;
}

describe("words are looked up once, before all else", () => {
  test("a word is every word that it is in, in each way to write it, and what it names", async () => {
    expect(await foundBy({ query: "gudstjeneste" })).toBe(`("hoymesse" OR "gudsteneste" OR "${typeFacet("service")}")`);
    expect((await search({ query: "gudstjeneste" })).total).toBe(2);
  });

  test("each of several words goes on with its own forms that are somewhere", async () => {
    expect((await search({ query: "gudstjeneste nøstet" })).total).toBe(2);
    expect((await search({ query: "nøstet konsert" })).total).toBe(1);
  });

  test.each([
    ["a word that is nowhere", { query: "finnesikke" }],
    ["a word that is nowhere, before one that is", { query: "finnesikke konsert" }],
    ["a word that is nowhere, after one that is", { query: "konsert finnesikke" }],
    ["words that are never together", { query: "konsert andakt" }],
    ["a word that is only in what is over", { query: "stevne" }],
    ["a word that comes only after the search", { query: "andakt", end: fromNow({ days: 30 }) }],
    ["a word of another type", { query: "andakt", types: ["youth"] }],
    ["a word that is elsewhere", { query: "konsert", circle: { lat: 69.6, lng: 18.9, radiusKm: 10 } }],
  ] satisfies [string, Partial<EventSearch>][])("nothing else is opened for %s", async (_what, wanted) => {
    expect(await foundBy(wanted)).toBeNull();
    expect(await search({ isFolded: true, ...wanted })).toMatchObject({ events: [], total: 0, nextCursor: null });
  });
});

test("a page beyond the last still says how many there are", async () => {
  const wanted = { query: "gudstjeneste", isFolded: true };
  const beyond = { after: fromNow({ days: 10 }).getTime() * 1000 };
  expect(await search({ ...wanted, cursor: beyond })).toMatchObject({ events: [], total: 2 });
  expect(await search({ cursor: { after: fromNow({ days: 90 }).getTime() * 1000 } })).toMatchObject({ total: 4 });
});

test("a page's events carry nothing of the count", async () => {
  const { events } = await search({ query: "konsert" });
  expect(Object.keys(events[0]!).sort()).toEqual(Object.keys(LISTED_EVENT).sort());
});

test("a page's statement binds no more than the hundred values that D1 takes", () => {
  const wanted: EventSearch = {
    ...EVERYTHING,
    query: "gudstjeneste familie barn kirke sang konsert møte bønn",
    circle: { ...OSLO, lng: 179.9, radiusKm: 200 },
    organizerId: "organizer-1",
    end: fromNow({ days: 90 }),
    isFolded: true,
  };
  for (const sort of ["hour", "time", "distance"] as const) {
    const statement = countedPage(planSearch({ ...wanted, sort }, NOW), LISTED_EVENT);
    expect(new SQLiteSyncDialect().sqlToQuery(statement).params.length).toBeLessThanOrEqual(100);
  }
});
