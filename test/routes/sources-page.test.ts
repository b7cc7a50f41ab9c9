import { env } from "cloudflare:workers";
import { inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { countSources, storeSourceCounts } from "#db/queries/site/sources";
import { calendarRuns, calendarSyncs } from "#db/schema";
import { aCalendar, runCalendar } from "#test/support/calendar-work";
import { NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { pageText, preferring } from "#test/support/visitor";

const feed = calendarText([1, 2, 3].map((day) => ({ uid: `u${day}`, summary: `Gudstjeneste ${day}`, inDays: day })));

const textOf = async (path: string, locale = "nb") =>
  (await pageText(path, preferring("system", locale, "24h"))).replace(/<!-- -->/g, "");

beforeAll(async () => {
  await runCalendar((await aCalendar()).id, feed);
  const page = await aCalendar({ source_kind: "page", coming_events: 4, runs: 1 });
  const run = { trigger: "cron", outcome: "changed", started_at: NOW, events_new: 4 } as const;
  const none = { events_changed: 0, events_removed: 0, events_unchanged: 0, events_held: 0, past_skipped: 0 };
  await testDatabase()
    .insert(calendarRuns)
    .values({ sync_id: page.id, slot: 1, number: 1, adapter: "agrando", total_events: 4, ...run, ...none });
  const organizer = await anOrganizer();
  await anOrganizer({ register_batch: "b" });
  for (let number = 0; number < 6; number++) await anEvent({ organizer_id: organizer.id });
});

describe("the page that says where events come from", () => {
  it("counts the sources and events of each kind and service, without reading an event", async () => {
    const counts = {
      kinds: { feed: { sources: 1, events: 3 }, page: { sources: 1, events: 4 } },
      adapters: { agrando: { sources: 1, events: 4 } },
      events: 9,
      switches: [],
      pages: { all: 4, unkept: 1 },
      unconfirmed: {},
    };
    expect(await countSources(testDatabase(), NOW), "before the first cron").toEqual(counts);
    await storeSourceCounts(testDatabase());
    const more = await Promise.all(Array.from({ length: 50 }, () => aCalendar({ coming_events: 10 })));
    const { d1, meter } = meterDatabase(env.DB);
    expect(await countSources(openDatabase(d1), NOW)).toEqual({ ...counts, pages: { all: 54, unkept: 1 } });
    expect(meter.trips).toBe(1);
    expect(meter.rowsRead).toBeLessThan(30);
    await storeSourceCounts(testDatabase());
    const { kinds } = await countSources(testDatabase(), NOW);
    expect(kinds.feed).toEqual({ sources: 51, events: 503 });
    await testDatabase()
      .delete(calendarSyncs)
      .where(
        inArray(
          calendarSyncs.id,
          more.map(({ id }) => id),
        ),
      );
    await storeSourceCounts(testDatabase());
  });

  it("is public in both languages, and tells the numbers, how often, by which name, and how to say no", async () => {
    const page = await textOf("/kilder");
    for (const words of [
      "Hvor arrangementene kommer fra",
      "3 arrangementer fra 1 kalender",
      "4 arrangementer fra 1 side",
      "4 arrangementer fra 1 side.",
      "3 sider holdes av menigheten eller organisasjonen selv. 1 side er laget fra Enhetsregisteret, og menigheten har ikke tatt den i bruk ennå.",
      "høyst hver sjette time",
      "Samling/1.0; +http://samling.test/kilder",
      "User-agent: Samling",
      "post@samling.test",
      "NLOD 2.0",
      "Kartverket, CC BY 4.0",
    ])
      expect(page, words).toContain(words);
    expect(await textOf("/kilder", "en")).toContain("3 events from 1 calendar");
  });

  it("says of each service whether it is read, as superadmins have turned it", async () => {
    const said = async (name: string) =>
      new RegExp(`<dt[^>]*>${name}</dt><dd[^>]*>([^<]+)</dd>`).exec(await textOf("/kilder"))?.[1];
    expect(await said("Hoopla")).toContain("ikke sagt ja");
    expect(await said("Squarespace")).toBe("Leses når en menighet ber om det.");
    await env.DB.prepare("insert into adapter_switches values ('squarespace', 0, 'noen', 0)").run();
    await env.DB.prepare("update numbers set number = number + 1 where name = 'epoch'").run();
    expect(await said("Squarespace")).toBe("Leses ikke nå: den er slått av.");
  });

  it("is where an imported event's source leads to", async () => {
    const [calendar] = await rowsWith(calendarSyncs, { source_kind: "feed" });
    const row = await env.DB.prepare("select id from events where google_calendar_sync_id = ?")
      .bind(calendar!.id)
      .first<{ id: string }>();
    expect(await textOf(`/event/${row!.id}`)).toMatch(/<a[^>]*href="\/kilder"[^>]*>Importert fra «/);
  });
});
