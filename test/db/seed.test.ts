import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { demo } from "#demo/seed/demo";
import cases from "#test/cases/db/seed.tsv?raw";
import { casesOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import { testDatabase } from "#test/support/rows";
import { EVENT_TYPES } from "~/domain/events/types";
import { dateFromUnix, DAY_SECONDS, dayOf, unixSeconds } from "~/domain/time/days-and-moments";
import { enqueueDueCards } from "~/models/cards/schedule";

const count = async (sql: string) =>
  (await env.DB.prepare(`select count(*) as n from ${sql}`).first<{ n: number }>())!.n;
const now = unixSeconds(NOW);
const coming = `events where start_time >= ${now}`;

beforeAll(async () => {
  await seedDatabase(settlingDatabase(env.DB), { now: NOW });
});

describe("the demo", () => {
  test("has no cards to draw: a first start would be busy with them for hours", async () => {
    const queued: unknown[] = [];
    await enqueueDueCards({ db: testDatabase(), jobs: { enqueue: async (jobs) => void queued.push(...jobs) } });
    expect(queued).toEqual([]);
  });

  test("has at least sixty organizers in at least forty towns", async () => {
    expect(await count("organizers")).toBeGreaterThanOrEqual(60);
    expect(await count("(select distinct city from organizers)")).toBeGreaterThanOrEqual(40);
  });

  test("has at least 1,500 events to come, all within half a year, of every type", async () => {
    expect(await count(coming)).toBeGreaterThanOrEqual(1_500);
    expect(await count(`events where start_time > ${now + 190 * DAY_SECONDS}`)).toBe(0);
    for (const type of EVENT_TYPES)
      expect(await count(`${coming} and event_type = '${type}'`), type).toBeGreaterThan(30);
  });

  test.each(casesOf<[string, string, number]>(cases, "has events that"))(
    "has events that %s",
    async (_what, condition, atLeast) => {
      expect(await count(`${coming} and ${condition}`)).toBeGreaterThanOrEqual(atLeast);
    },
  );

  test("shows no title with one picture twice a day, of two organizers", () => {
    const { rows, images } = demo({ now: NOW, seed: 1 });
    const pictures = new Map(images.map(({ image, picture }) => [`/images/${image.id}`, picture]));
    const covers = new Map(rows.organizers.map(({ id, cover_image_url }) => [id, cover_image_url]));
    const seen = new Map<string, string>();
    const twice = rows.events.filter((event) => {
      const picture = pictures.get(event.image_url ?? covers.get(event.organizer_id) ?? "");
      if (picture === undefined) return false;
      const key = `${dayOf(dateFromUnix(event.start_time))} ${event.title} ${picture}`;
      const other = seen.get(key);
      seen.set(key, event.organizer_id);
      return other !== undefined && other !== event.organizer_id;
    });
    expect(twice.map(({ title }) => title)).toEqual([]);
  });

  test("has some that run now, and some that are past", async () => {
    expect(
      await count(`events where start_time < ${now} and end_time > ${now} and end_time - start_time >= 64800`),
    ).toBeGreaterThanOrEqual(2);
    expect(await count(`events where start_time < ${now - DAY_SECONDS}`)).toBeGreaterThan(50);
  });

  test("begins services on Sunday at eleven, winter and summer", async () => {
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Oslo",
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
    });
    const { results } = await env.DB.prepare(
      "select start_time from events where title like 'Høymesse – %' or title = 'Høymesse'",
    ).all<{ start_time: number }>();
    const times = results.map(({ start_time }) => clock.format(dateFromUnix(start_time)));
    expect(new Set(times.map((time) => time.replace(",", "")))).toEqual(new Set(["Sun 10:30", "Sun 11:00"]));
  });

  test("invents its addresses, and refers only to images it has", async () => {
    expect(
      await count(
        "organizers where is_kept = 1 and email not like '%@%.example' or phone not like '+47 00 %' or website not like 'https://%.example'",
      ),
    ).toBe(0);
    const referred =
      "select substr(image_url, 9) as id from events union select substr(logo_url, 9) from organizers union select substr(cover_image_url, 9) from organizers";
    expect(await count(`(${referred}) where id is not null and id not in (select id from images)`)).toBe(0);
    expect(await count(`images where id not in (${referred})`)).toBe(0);
  });

  test("has twelve pages in two towns that nobody keeps, undone as two batches", async () => {
    expect(await count("organizers where is_kept = 0 and organization_number like '99900%' and lat is not null")).toBe(
      12,
    );
    expect(await count("(select distinct city from organizers where is_kept = 0)")).toBe(2);
    expect(await count("register_batches b where exists (select 1 from organizers where register_batch = b.id)")).toBe(
      2,
    );
  });

  test("has a year of numbers for its owners alone, up to yesterday, of which the events' are a part", async () => {
    expect(await count("(select distinct organizer_id from organizer_days)")).toBe(2);
    expect(await count("organizer_days where day >= '2025-06-01'")).toBe(2 * 368);
    expect(await count("organizer_days where day > '2026-06-03'")).toBe(0);
    expect(await count("event_months where views >= 5")).toBeGreaterThan(10);
    expect(await count("event_months where views between 1 and 4")).toBeGreaterThan(0);
    const parts = "(select month, sum(views) as views from event_months group by month) parts";
    const whole = "(select sum(views) from organizer_days where substr(day, 1, 7) = parts.month)";
    expect(await count(`${parts} where views > ${whole}`)).toBe(0);
  });

  test("is found by the search index, every event of it", async () => {
    const found = await env.DB.prepare("select sum(events) as n from event_weeks").first<{ n: number }>();
    expect(found!.n).toBe(await count("events"));
    expect(await count("event_search where event_search match 'gudstjeneste'")).toBeGreaterThan(300);
  });
});

test("the same seed and day give the same rows, and another seed others", () => {
  const once = demo({ now: NOW, seed: 1 }).rows;
  expect(demo({ now: NOW, seed: 1 }).rows).toEqual(once);
  expect(demo({ now: NOW, seed: 2 }).rows.organizers[0]!.id).not.toBe(once.organizers[0]!.id);
});
