import { expect, test } from "vitest";
import { countIndexParts } from "#db/queries/search/index-parts";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { search } from "#test/support/search";
import { tidySearchIndex } from "~/models/search/tidy-index";

const DAY = new Date("2026-06-04T10:00:00Z");
const NIGHT = new Date("2026-06-05T01:15:00Z");

test("at night the search index becomes one part, and finds what it found before", async () => {
  const db = testDatabase();
  const organizer_id = (await anOrganizer()).id;
  // A part of one page is not counted.
  const description = Array.from({ length: 1000 }, (_, nth) => `salme${nth}`).join(" ");
  for (let n = 0; n < 63; n++) await anEvent({ organizer_id, title: `Salmekveld ${n}`, description });
  const before = await search({ query: "salmekveld", limit: 100 });
  expect(before.events).toHaveLength(63);
  expect(await countIndexParts(db)).toBeGreaterThan(6);

  await tidySearchIndex({ db, now: DAY });
  expect(await countIndexParts(db)).toBeGreaterThan(6);
  await tidySearchIndex({ db, now: NIGHT });
  expect(await countIndexParts(db)).toBe(1);
  expect(await search({ query: "salmekveld", limit: 100 })).toEqual(before);

  await anEvent({ organizer_id, title: "Salmekveld etterpå" });
  await tidySearchIndex({ db, now: NIGHT });
  expect(await countIndexParts(db)).toBe(2);
  expect((await search({ query: "salmekveld", limit: 100 })).events).toHaveLength(64);

  while ((await countIndexParts(db)) === 2) await anEvent({ organizer_id, title: "Salmekveld igjen", description });
  await tidySearchIndex({ db, now: NIGHT });
  expect(await countIndexParts(db)).toBe(1);
});
