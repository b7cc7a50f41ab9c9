import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { firstThatFinds } from "#db/queries/search/attempts";
import { fromNow, NOW } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { EVERYTHING, planSearch } from "~/domain/search/plan";
import { gatherWordsNightly } from "~/models/search/gather-words";

const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const night = new Date("2026-06-05T01:15:00Z");

const isKnown = async (word: string) =>
  (await env.DB.prepare("select 1 from search_words where word = ?").bind(word).first()) !== null;

test("words are gathered at once where none were, and then each night; those of past titles are forgotten", async () => {
  const db = testDatabase();
  const organizer_id = (await anOrganizer()).id;
  await anEvent({ organizer_id, title: "Bekkesang", start_time: fromNow({ hours: 2 }) });
  await gatherWordsNightly({ db, now: NOW });
  expect(await isKnown("bekkesang")).toBe(true);

  await anEvent({ organizer_id, title: "Vinterbønn", start_time: fromNow({ days: 90 }) });
  await gatherWordsNightly({ db, now: later(6) });
  expect(await isKnown("vinterbonn")).toBe(false);
  await gatherWordsNightly({ db, now: night });
  expect([await isKnown("vinterbonn"), await isKnown("bekkesang")]).toEqual([true, false]);
});

test("a run that has nothing to do reads one row, and words that stay are not written anew", async () => {
  await manyEvents(500, seededRandom(3));
  const { d1, meter } = meterDatabase(env.DB);
  const db = openDatabase(d1);
  await gatherWordsNightly({ db, now: new Date("2026-06-06T01:15:00Z") });
  const written = meter.rowsWritten;
  expect(written).toBeGreaterThan(10);
  await gatherWordsNightly({ db, now: new Date("2026-06-06T02:30:00Z") });
  expect(meter.rowsWritten).toBe(written);
  const read = meter.rowsRead;
  await gatherWordsNightly({ db, now: new Date("2026-06-06T12:00:00Z") });
  expect(meter.rowsRead - read).toBeLessThanOrEqual(1);
});

test("a title in the second language is suggested and a target of slips as the first, and a word of both counts once", async () => {
  const db = testDatabase();
  const title = "Sangkveld med Gospelkoret";
  await anEvent({
    title,
    other_language: "en",
    other_title: "Songfestival Gospelkoret",
    start_time: fromNow({ days: 99 }),
  });
  await anEvent({ title: "Bare norsk gospelkoret", start_time: fromNow({ days: 99 }) });
  await gatherWordsNightly({ db, now: new Date("2026-06-09T01:15:00Z") });
  expect(await isKnown("songfestival")).toBe(true);
  expect(await env.DB.prepare("select events from search_words where word = 'gospelkoret'").first("events")).toBe(2);
  const { unknown } = await firstThatFinds(
    db,
    [{ plan: planSearch({ ...EVERYTHING, query: "songfestivel" }, new Date()), attempt: 0, groups: [], tells: 0 }],
    {
      now: new Date(),
      typed: ["songfestivel"],
    },
  );
  expect(unknown.map(({ words }) => words).join()).toContain("songfestival");
});
