import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { listAudit } from "#db/queries/admin/audit-log";
import { listAdminEvents } from "#db/queries/admin/events";
import { listAdminOrganizers } from "#db/queries/admin/organizers";
import { findAdminOverview } from "#db/queries/admin/overview";
import { listModeration } from "#db/queries/moderation/queue";
import { listUnreviewed } from "#db/queries/organizers/reviews";
import { settlingDatabase } from "#db/settling";
import { fromNow, NOW } from "#test/support/clock";
import { manyOrganizers } from "#test/support/many-organizers";
import { manyEvents } from "#test/support/many-rows";
import { autoHidden, eventContent, reported } from "#test/support/moderation-rows";
import { seededRandom } from "#test/support/random";
import { plansOf } from "#test/support/recorded-database";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import type { EventType } from "~/domain/events/types";
import { unixSeconds } from "~/domain/time/days-and-moments";

beforeAll(async () => {
  const random = seededRandom(11);
  const events = [...(await manyEvents(2_500, random)), ...(await manyEvents(2_500, random))];
  await manyOrganizers(1_500);
  for (const { id } of events.slice(0, 60)) await reported(eventContent(id));
  for (const { id } of events.slice(0, 30)) await autoHidden(eventContent(id));
});

const organizers = (query: string, after: string | null = null) =>
  listAdminOrganizers(testDatabase(), { query, after });
const events = async (query: string, type: EventType | null = null, period: "coming" | "past" = "coming") =>
  (await listAdminEvents(testDatabase(), { query, type, now: NOW }, [{ period, after: null, limit: 25 }]))[0]!;

describe("superadmins find organisations by name or e-mail", () => {
  test.each([
    ["a name", "sjeldenkirken"],
    ["an e-mail", "hemmelig@aasgard.test"],
    ["a part of an e-mail", "aasgard"],
    ["a part of an e-mail before the sign", "hemmel"],
  ])("by %s, hidden or not", async (_what, query) => {
    const { id } = await anOrganizer({
      id: `sjelden-${_what.length}`,
      name: "Sjeldenkirken",
      email: `hemmelig${_what.length === 10 ? "" : _what.length}@aasgard.test`,
    });
    await setHidden("organizer", id, true);
    expect((await organizers(query)).organizers.map((row) => row.id)).toContain(id);
  });

  test("a new e-mail is found, the old one no more", async () => {
    const { id } = await anOrganizer({ email: "gammelpost@flytting.test" });
    await settlingDatabase(env.DB)
      .prepare("update organizers set email = 'nypost@flytting.test' where id = ?")
      .bind(id)
      .run();
    expect((await organizers("gammelpost")).organizers).toEqual([]);
    expect((await organizers("nypost")).organizers.map((row) => row.id)).toEqual([id]);
  });

  test.each(["", "menighet", "Bodø bedehus"])(
    "pages of %j follow each other without gap or repetition",
    async (query) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof organizers>> = await organizers(query, after);
        seen.push(...page.organizers.map(({ id }) => id));
        after = page.nextAfter;
      } while (after && seen.length < 2_000);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(100);
    },
  );

  test("each with its true number of events", async () => {
    const { id } = await anOrganizer({ name: "Tellekirken" });
    for (let n = 0; n < 3; n++) await anEvent({ organizer_id: id });
    await settlingDatabase(env.DB)
      .prepare("delete from events where id = (select id from events where organizer_id = ? limit 1)")
      .bind(id)
      .run();
    expect((await organizers("tellekirken")).organizers[0]!.event_count).toBe(2);
  });
});

describe("superadmins find events by title or organisation", () => {
  test("hidden ones too, by themselves or with their organisation, coming and past", async () => {
    const organizer = await anOrganizer({ name: "Gjemmekirken" });
    const alone = await anEvent({ title: "Usedvanlig samling" });
    const withIt = await anEvent({ title: "Usedvanlig fest", organizer_id: organizer.id });
    const past = await anEvent({ title: "Usedvanlig fortid", start_time: fromNow({ days: -9 }) });
    await setHidden("event", alone.id, true);
    await setHidden("organizer", organizer.id, true);
    expect((await events("usedvanlig")).events.map(({ id }) => id).sort()).toEqual([alone.id, withIt.id].sort());
    expect((await events("usedvanlig", null, "past")).events.map(({ id }) => id)).toEqual([past.id]);
    expect((await events("gjemmekirken")).events.map(({ id }) => id)).toEqual([withIt.id]);
    expect((await events("usedvanlig", "concert")).events).toEqual([]);
  });

  test.each(['"', "AND", "*", "'; drop table events; --", "\u0000", "⛪"])(
    "hostile words (%j) are no error",
    async (query) => {
      await expect(events(query)).resolves.toBeDefined();
    },
  );
});

test("the overview counts what there is", async () => {
  const { facts } = await findAdminOverview(testDatabase(), NOW);
  const one = async (query: string) => (await env.DB.prepare(query).first<{ n: number }>())!.n;
  expect(facts.organizers).toBe(await one("select count(*) as n from organizers"));
  expect(facts.events).toBe(await one("select count(*) as n from events"));
  expect(facts.active).toBe(await one(`select count(*) as n from events where start_time >= ${unixSeconds(NOW)}`));
  expect(facts.users).toBe(await one("select count(*) as n from users"));
});

/** Every list of superadmins and moderators, and how many rows it may read at most. */
const lists: [what: string, rows: number, work: (db: Database) => Promise<unknown>][] = [
  ["the overview", 700, (db) => findAdminOverview(db, NOW)],
  ["all organisations", 200, (db) => listAdminOrganizers(db, { query: "", after: null })],
  ["few organisations found", 600, (db) => listAdminOrganizers(db, { query: "solvang 1", after: null })],
  ["many organisations found", 1_500, (db) => listAdminOrganizers(db, { query: "menighet", after: null })],
  [
    "all events",
    300,
    (db) =>
      listAdminEvents(db, { query: "", type: null, now: NOW }, [
        { period: "coming", after: null, limit: 12 },
        { period: "past", after: null, limit: 12 },
      ]),
  ],
  [
    "events by words",
    700,
    (db) =>
      listAdminEvents(db, { query: "konsert", type: null, now: NOW }, [{ period: "coming", after: null, limit: 25 }]),
  ],
  [
    "events by type",
    700,
    (db) => listAdminEvents(db, { query: "", type: "youth", now: NOW }, [{ period: "past", after: null, limit: 25 }]),
  ],
  [
    "the moderation queue",
    1_200,
    (db) => listModeration(db, { tab: "pending", page: 1, organizerIds: null, userId: "somebody" }),
  ],
  [
    "what is hidden",
    1_200,
    (db) => listModeration(db, { tab: "hidden", page: 1, organizerIds: null, userId: "somebody" }),
  ],
  [
    "all of moderation",
    1_200,
    (db) => listModeration(db, { tab: "all", page: 1, organizerIds: null, userId: "somebody" }),
  ],
  [
    "an organizer's own",
    400,
    (db) => listModeration(db, { tab: "all", page: 1, organizerIds: ["organizer-1"], userId: "somebody" }),
  ],
  ["new organisations", 100, (db) => listUnreviewed(db, [])],
  ["the log", 200, (db) => listAudit(db, null)],
];

test.each(lists)("lists read few rows, in one round trip, from an index: %s", async (_what, rows, work) => {
  const { d1, meter } = meterDatabase(env.DB);
  await work(openDatabase(d1));
  expect(meter.trips).toBe(1);
  expect(meter.rowsRead).toBeLessThanOrEqual(rows);
  const plans = (await plansOf(work)).flat();
  expect(plans.filter((line) => /^SCAN (e|events|o|organizers|user_reports|users)\b(?!.* USING)/.test(line))).toEqual(
    [],
  );
});

describe("marks of others cost nothing, however many wait", () => {
  beforeAll(async () => {
    await env.DB.prepare(
      `insert into content_moderation_status (content_type, content_id, manual_review_required, updated_at)
        select 'event', id, 1, 1 from events where true on conflict (content_type, content_id) do nothing`,
    ).run();
  });

  const waiting = "from content_moderation_status where organizer_id = 'nobody' and manual_review_required = 1";
  const own = { page: 1, organizerIds: ["nobody"], userId: "somebody" };

  test.each<[what: string, rows: number, work: (db: Database) => Promise<unknown>]>([
    ["an organizer's number", 5, (db) => db.run(sql.raw(`select count(*) ${waiting}`))],
    ["an organizer's own that wait", 20, (db) => listModeration(db, { tab: "pending", ...own })],
    ["all that ever was, a page", 1_200, (db) => listModeration(db, { ...own, tab: "all", organizerIds: null })],
  ])("%s", async (_what, rows, work) => {
    const { d1, meter } = meterDatabase(env.DB);
    await work(openDatabase(d1));
    expect(meter.rowsRead).toBeLessThanOrEqual(rows);
  });

  test("as the index of organizers is the one that is read", async () => {
    const { results } = await env.DB.prepare(`explain query plan select 1 ${waiting}`).all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toContain("content_moderation_of_organizer");
  });
});

test("only what is hidden is looked through besides the search index", async () => {
  const plans = (
    await plansOf((db) =>
      listAdminEvents(db, { query: "konsert", type: null, now: NOW }, [{ period: "coming", after: null, limit: 25 }]),
    )
  ).flat();
  expect(plans.filter((line) => / q USING /.test(line)).every((line) => line.includes("content_hidden"))).toBe(true);
});
