import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { contentModerationStatus, events } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { expectedMarks } from "#test/support/derived-tables";
import { SEEDS } from "#test/support/fuzz";
import { type Random, seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, aSeries, type EventRow, setHidden, testDatabase } from "#test/support/rows";
import { OSLO, search, searchToTheEnd } from "#test/support/search";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { eventSearchEntry } from "~/domain/search/entry";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";

const db = testDatabase();

/** A series with a date on each of some days from now. */
async function aSeriesOn(days: number[], given: Parameters<typeof anEvent>[0] = {}, organizerId = "host") {
  const series = await aSeries(organizerId);
  const dates: EventRow[] = [];
  for (const day of days) {
    dates.push(
      await anEvent({
        title: "Fredagsklubb",
        ...given,
        organizer_id: organizerId,
        series_id: series.id,
        start_time: fromNow({ days: day }),
      }),
    );
  }
  return { series, dates, ids: dates.map(({ id }) => id) };
}

const folded = (wanted: Parameters<typeof search>[0] = {}) => search({ isFolded: true, limit: 240, ...wanted });
const idsOf = async (wanted: Parameters<typeof search>[0] = {}) => (await folded(wanted)).events.map(({ id }) => id);
const weekly = (from: number, count: number, step = 7) => Array.from({ length: count }, (_, nth) => from + nth * step);

beforeAll(async () => {
  await anOrganizer({ id: "host", name: "Vertskapet" });
});

describe("a regular series is one card in a list longer than a week", () => {
  test("every week, and every second week, but not every month", async () => {
    const club = await aSeriesOn(weekly(3, 10), { title: "Hveruke" });
    const second = await aSeriesOn(weekly(4, 6, 14), { title: "Annenhveruke" });
    const monthly = await aSeriesOn(weekly(5, 5, 28), { title: "Hvermaned" });
    expect(await idsOf({ query: "hveruke" })).toEqual([club.ids[0], second.ids[0]]);
    expect(await idsOf({ query: "hvermaned" })).toEqual(monthly.ids);
  });

  test("several days a week, and every day", async () => {
    const { ids } = await aSeriesOn([2, 4, 9, 11, 16, 18, 23], { title: "Toganger" });
    const daily = await aSeriesOn(weekly(1, 20, 1), { title: "Middagsbonn" });
    expect(await idsOf({ query: "toganger" })).toEqual([ids[0]]);
    expect(await idsOf({ query: "middagsbonn" })).toEqual([daily.ids[0]]);
  });

  test("a pause at Christmas makes no second card", async () => {
    const { ids } = await aSeriesOn([3, 10, 17, 45, 52, 59], { title: "Medpause" });
    expect(await idsOf({ query: "medpause" })).toEqual([ids[0]]);
  });

  test("imported: the same calendar and UID", async () => {
    const { ids } = await imported("uid-1", weekly(2, 5), "Fraukalender");
    await imported("uid-2", [3], "Fraukalender");
    expect(await idsOf({ query: "fraukalender" })).toEqual([ids[0], expect.any(String)]);
  });

  test("the card is the first date of the days searched", async () => {
    const { ids } = await aSeriesOn(weekly(3, 10), { title: "Fradato" });
    expect(await idsOf({ query: "fradato", start: fromNow({ days: 12 }) })).toEqual([ids[2]]);
    expect(await idsOf({ query: "fradato", start: fromNow({ days: 12 }), end: fromNow({ days: 40 }) })).toEqual([
      ids[2],
    ]);
  });

  test("a search of a week is not folded", async () => {
    const { ids } = await aSeriesOn(weekly(20, 8, 1), { title: "Ukenrundt" });
    expect(await idsOf({ query: "ukenrundt", start: fromNow({ days: 20 }), end: fromNow({ days: 27 }) })).toEqual(
      ids.slice(0, 7),
    );
    expect(await idsOf({ query: "ukenrundt", start: fromNow({ days: 20 }), end: fromNow({ days: 28 }) })).toEqual(
      ids.slice(0, 1),
    );
  });

  test("a date with words of its own is found by them, and is a card of its own", async () => {
    const { ids, dates } = await aSeriesOn(weekly(3, 8), { title: "Vanligkveld" });
    await retitle(dates[6]!, "Vanligkveld med grautfest");
    expect(await idsOf({ query: "grautfest" })).toEqual([ids[6]]);
    expect(await idsOf({ query: "vanligkveld" })).toEqual([ids[0], ids[6]]);
  });

  test("a cancelled date is a card of its own, and the next one stands for the series", async () => {
    const { ids } = await aSeriesOn(weekly(3, 6), { title: "Avlystgang" });
    await db.update(events).set({ state: "cancelled" }).where(eq(events.id, ids[0]!));
    expect(await idsOf({ query: "avlystgang" })).toEqual([ids[0], ids[1]]);
  });

  test("the count says how many dates there are, as unfolded, and of how many regular series", async () => {
    await aSeriesOn(weekly(3, 6), { title: "Tellekveld" });
    await anEvent({ title: "Tellekveld for alle", organizer_id: "host", start_time: fromNow({ days: 8 }) });
    expect(await folded({ query: "tellekveld" })).toMatchObject({ total: 7, regular: 1, totalIsCapped: false });
    expect(await folded({ query: "tellekveld", isFolded: false })).toMatchObject({ total: 7, regular: 0 });
    expect(await folded({ query: "tellekveld", circle: { ...OSLO, radiusKm: 10 } })).toMatchObject({
      total: 7,
      regular: 1,
    });
  });
});

async function imported(uid: string, days: number[], title: string) {
  await env.DB.prepare(
    "insert or ignore into calendar_syncs (id, organizer_id, calendar_name, calendar_url) values ('sync', 'host', 'K', 'https://k.test/k.ics')",
  ).run();
  const dates: EventRow[] = [];
  for (const day of days) {
    const start_time = fromNow({ days: day });
    const google_event_id = `${uid}#${start_time.toISOString()}`;
    dates.push(
      await anEvent({ title, organizer_id: "host", google_calendar_sync_id: "sync", google_event_id, start_time }),
    );
  }
  return { ids: dates.map(({ id }) => id) };
}

const retitle = (event: EventRow, title: string) =>
  db
    .update(events)
    .set({ title, ...eventSearchEntry({ ...event, title, tags: event.tags }) })
    .where(eq(events.id, event.id));

describe("the marks follow every write", () => {
  const pick = async (random: Random) =>
    random.pick(
      await db
        .select()
        .from(events)
        .where(sql`run_key is not null`)
        .orderBy(events.seq),
    );

  const deeds: Record<string, (random: Random) => Promise<unknown>> = {
    remove: async (random) => db.delete(events).where(eq(events.id, (await pick(random)).id)),
    move: async (random) => {
      const { id } = await pick(random);
      return db
        .update(events)
        .set({ start_time: fromNow({ days: random.whole(70), hours: random.whole(20) }), end_time: null })
        .where(eq(events.id, id));
    },
    shiftAll: async (random) => {
      const { series_id } = await pick(random);
      if (series_id)
        await db
          .update(events)
          .set({ start_time: sql`start_time + ${DAY_SECONDS}`, end_time: null })
          .where(eq(events.series_id, series_id));
    },
    retitle: async (random) => retitle(await pick(random), random.pick(["Klubb", "Klubb med mat"])),
    hide: async (random) => setHidden("event", (await pick(random)).id, true),
    show: async () => db.update(contentModerationStatus).set({ is_hidden: false }),
    hideOrganizer: async () => setHidden("organizer", "host", true),
    hold: async (random) =>
      db
        .update(events)
        .set({ public_from: fromNow({ days: 1 }) })
        .where(eq(events.id, (await pick(random)).id)),
    release: async () => db.update(events).set({ public_from: null }),
    cancel: async (random) =>
      db
        .update(events)
        .set({ state: random.pick(["cancelled", "planned", "moved"]) })
        .where(eq(events.id, (await pick(random)).id)),
    merge: async (random) => {
      const [one, other] = [await pick(random), await pick(random)];
      if (one.id !== other.id && other.merged_into === null)
        await db.update(events).set({ merged_into: other.id }).where(eq(events.id, one.id));
    },
    part: async () => db.update(events).set({ merged_into: null }),
    leave: async (random) =>
      db
        .update(events)
        .set({ series_id: null })
        .where(eq(events.id, (await pick(random)).id)),
    join: async (random) => {
      const { series_id, organizer_id } = await pick(random);
      await anEvent({ title: "Klubb", organizer_id, series_id, start_time: fromNow({ days: random.whole(60) }) });
    },
  };

  test.each(SEEDS)(
    "whatever is done, folding and counting agree with looking through everything (seed %i)",
    async (seed) => {
      const random = seededRandom(seed);
      await db.update(contentModerationStatus).set({ is_hidden: false });
      for (const step of [7, 14, 1, 3, 20]) await aSeriesOn(weekly(random.whole(20), 7, step), { title: "Klubb" });
      for (let n = 0; n < 60; n++) {
        const deed = random.pick(Object.keys(deeds));
        await deeds[deed]!(random);
        const marks = await db.all("select id, follows, rhythm from visible_events order by id");
        expect(marks, `after ${deed}, ${n}`).toEqual(await expectedMarks());
        const from = fromNow({ days: random.whole(30) });
        const coming = (await looked()).filter((event) => event.start_time >= unixSeconds(from));
        for (const query of ["", "klubb"]) {
          const dates = coming.filter(({ title }) => title.toLowerCase().includes(query));
          const expected = dates.filter(({ follows }) => follows === null || follows < unixSeconds(from));
          const page = await folded({ start: from, query });
          const what = `after ${deed}, ${n}, by ${query || "time"}`;
          expect(
            page.events.map(({ id }) => id),
            what,
          ).toEqual(expected.map(({ id }) => id));
          expect(page.total, what).toBe(dates.length);
          expect(page.regular, what).toBe(expected.filter(({ rhythm }) => rhythm !== null).length);
        }
      }
      expect(await actualPublication()).toEqual(await expectedPublication());
    },
    120_000,
  );
});

interface Marked {
  id: string;
  title: string;
  start_time: number;
  follows: number | null;
  rhythm: number | null;
}

const looked = () =>
  db.all<Marked>(
    "select id, title, start_time, follows, rhythm from visible_events where start_time >= " +
      unixSeconds(NOW) +
      " order by sort_key",
  );

test("pages of a folded search show each card once", async () => {
  const all = await idsOf();
  expect(await searchToTheEnd({ isFolded: true, limit: 5 })).toEqual(all);
});
