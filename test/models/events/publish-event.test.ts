import { env } from "cloudflare:workers";
import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { eventRuns, events, eventSeries, touched } from "#db/schema";
import { eventDeps, eventForm } from "#test/support/event-forms";
import { sendEvent } from "#test/support/published-series";
import { anOrganizer, type OrganizerRow, testDatabase } from "#test/support/rows";
import { wallClockAt } from "~/domain/time/days-and-moments";
import type { FormTexts } from "~/schemas/forms/parse";

const weekly = (until: string): FormTexts => ({
  is_recurring: "on",
  recurrence_pattern: "weekly",
  recurrence_end_date: until,
});

async function publish(organizer: OrganizerRow, texts: FormTexts = {}, { key = "key", deps = eventDeps() } = {}) {
  return sendEvent(organizer.id, { form: eventForm(texts), key }, deps);
}

const eventsOf = ({ id }: OrganizerRow) =>
  testDatabase().select().from(events).where(eq(events.organizer_id, id)).orderBy(asc(events.start_time));
const seriesOf = ({ id }: OrganizerRow) =>
  testDatabase().select().from(eventSeries).where(eq(eventSeries.organizer_id, id));

describe("one event", () => {
  test("gets every field, and is found by its words", async () => {
    const organizer = await anOrganizer();
    const result = await publish(organizer, {
      title: "Stille  bønn",
      tags: "bønn, stillhet",
      speaker_band: "Koret",
      image_alt: "Av et bilde som ikke kom med",
      external_url: "menigheten.no",
      location_name: "Kapellet",
      location_address: "Kirkegata 4",
      city: "Bodø",
      lat: "67.28",
      lng: "14.38",
    });
    const [event, ...others] = await eventsOf(organizer);
    expect(result).toEqual({ ok: true, value: { ids: [event!.id], held: 0 } });
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      title: "Stille bønn",
      description: "En halvtime i stillhet.",
      event_type: "prayer",
      start_time: new Date("2026-06-09T16:00:00Z"),
      end_time: new Date("2026-06-09T17:00:00Z"),
      all_day: false,
      location_name: "Kapellet",
      location_address: "Kirkegata 4",
      city: "Bodø",
      country: "Norge",
      lat: 67.28,
      lng: 14.38,
      speaker_band: "Koret",
      external_url: "https://menigheten.no/",
      image_url: null,
      image_alt: null,
      tags: ["bønn", "stillhet"],
      series_id: null,
      series_day: null,
      is_exception: false,
    });
    expect(event!.search_text).toContain("kapellet");
  });

  const OSLO = { lat: 59.9, lng: 10.7 };
  const BODØ = { lat: 67.28, lng: 14.4 };
  test.each([
    ["the chosen address", { location_address: "Kirkegata 4", lat: "60.5", lng: "11.5" }, { lat: 60.5, lng: 11.5 }],
    ["else the address that was typed", { location_address: "Kirkegata 4", city: "Bodø" }, BODØ],
    ["else nowhere that anybody knows", { location_address: "Ukjent vei 1" }, { lat: null, lng: null }],
    ["also without any address", {}, OSLO],
  ])("is where it says: %s", async (_case, texts, expected) => {
    const organizer = await anOrganizer(OSLO);
    const geocode = async (address: string) => (address === "Kirkegata 4, Bodø" ? BODØ : null);
    await publish(organizer, texts, { deps: eventDeps({ addresses: { geocode, townOf: async () => null } }) });
    expect((await eventsOf(organizer))[0]).toMatchObject(expected);
  });

  test("without a place has the organizer's name there, and no position when there is none", async () => {
    const organizer = await anOrganizer({ name: "Lillehavn menighet" });
    await publish(organizer);
    expect((await eventsOf(organizer))[0]).toMatchObject({ location_name: "Lillehavn menighet", lat: null, lng: null });
  });

  test("of an organizer that is gone is refused", async () => {
    const result = await publish({ ...(await anOrganizer()), id: "gone" });
    expect(result).toEqual({ ok: false, problem: { kind: "noOrganizer" } });
  });
});

test("an event whose words are known costs at most 21 rows written", async () => {
  const organizer = await anOrganizer();
  const written = async (key: string, start_date: string) => {
    const { d1, meter } = meterDatabase(env.DB);
    expect((await publish(organizer, { start_date }, { key, deps: eventDeps({ db: openDatabase(d1) }) })).ok).toBe(
      true,
    );
    return meter.rowsWritten;
  };
  await written("first", "2026-06-09");
  expect(await written("second", "2026-06-10")).toBeLessThanOrEqual(21);
});

describe("what the organizer has already", () => {
  const form = eventForm(weekly("2026-07-07"));
  const idsIn = (result: Awaited<ReturnType<typeof sendEvent>>) => {
    if (result.ok || result.problem.kind !== "alike") throw new Error("published");
    return result.problem.events.map(({ id }) => id);
  };

  test("is asked about before it is made again, and made beside it where it is said to be another", async () => {
    const organizer = await anOrganizer();
    await publish(organizer, { start_date: "2026-06-23", title: "Stille bønn i kapellet" });
    const [there] = await eventsOf(organizer);
    const asked = idsIn(await sendEvent(organizer.id, { form, key: "of another tab" }));
    expect([asked, await eventsOf(organizer)]).toMatchObject([[there!.id], [{ id: there!.id }]]);
    const beside = await sendEvent(organizer.id, { form, key: "of another tab", unlike: asked });
    expect(beside.ok && beside.value.ids).toHaveLength(5);
  });

  test("is asked about again where more has come since; what is another's is nobody's concern", async () => {
    const organizer = await anOrganizer();
    await publish(organizer);
    const asked = idsIn(await sendEvent(organizer.id, { form, key: "second" }));
    await publish(organizer, { start_date: "2026-06-16" }, { key: "meanwhile" });
    expect(idsIn(await sendEvent(organizer.id, { form, key: "second", unlike: asked }))).toHaveLength(2);
    expect((await sendEvent((await anOrganizer()).id, { form })).ok).toBe(true);
  });

  test("may be one that waits to be shown, or has been called off", async () => {
    for (const texts of [{ publish: "later", publish_date: "2026-06-08", publish_time: "10:00" }, {}]) {
      const organizer = await anOrganizer();
      await publish(organizer, texts);
      if (!texts.publish)
        await testDatabase().update(events).set({ state: "cancelled" }).where(eq(events.organizer_id, organizer.id));
      expect(idsIn(await sendEvent(organizer.id, { form, key: "second" }))).toHaveLength(1);
    }
  });
});

describe("a series", () => {
  test("keeps the Norwegian clock across both changes of summer time", async () => {
    const organizer = await anOrganizer();
    await publish(organizer, weekly("2027-04-06"));
    const rows = await eventsOf(organizer);
    expect(rows).toHaveLength(44);
    expect(new Set(rows.map(({ start_time }) => wallClockAt(start_time).time))).toEqual(new Set(["18:00"]));
    expect(new Set(rows.map(({ start_time }) => start_time.getUTCHours()))).toEqual(new Set([16, 17]));
    expect(rows.map(({ series_day }) => series_day).slice(0, 2)).toEqual(["2026-06-09", "2026-06-16"]);
    const [series] = await seriesOf(organizer);
    expect(series).toMatchObject({ pattern: "weekly", until: "2027-04-06" });
    expect(new Set(rows.map(({ series_id }) => series_id))).toEqual(new Set([series!.id]));
  });

  test("of 260 long events is written in one batch of few statements, within D1's 100 parameters", async () => {
    const organizer = await anOrganizer();
    const { d1, meter } = meterDatabase(env.DB);
    const bound = vi.spyOn(Object.getPrototypeOf(env.DB.prepare("select 1")) as D1PreparedStatement, "bind");
    const form = eventForm({ description: "Ord ".repeat(1200), ...weekly("2026-06-16") });
    const [first] = form.schedule.occurrences;
    const occurrences = Array.from({ length: 260 }, (_, n) => ({
      ...first!,
      start: new Date(first!.start.getTime() + n * 86_400_000),
      end: null,
    }));
    const many = { ...form, schedule: { ...form.schedule, occurrences } };
    const result = await sendEvent(organizer.id, { form: many }, eventDeps({ db: openDatabase(d1) }));
    expect(result.ok && result.value.ids).toHaveLength(260);
    expect(await eventsOf(organizer)).toHaveLength(260);
    expect(meter.trips).toBe(2);
    expect(Math.max(...bound.mock.calls.map((values) => values.length))).toBeLessThanOrEqual(100);
    bound.mockRestore();
  });

  test("of 104 dates costs rows by its length, not by its square: its run is made once, at the end", async () => {
    const readFor = async (until: string, count: number) => {
      const organizer = await anOrganizer();
      const { d1, meter } = meterDatabase(env.DB);
      await publish(organizer, weekly(until), { key: until, deps: eventDeps({ db: openDatabase(d1) }) });
      const [run] = await testDatabase()
        .selectDistinct({ dates: sql`json_array_length(${eventRuns.dates})` })
        .from(eventRuns)
        .innerJoin(events, eq(events.run_key, eventRuns.run_key))
        .where(eq(events.organizer_id, organizer.id));
      expect(run).toEqual({ dates: count });
      return meter.rowsRead;
    };
    const half = await readFor("2027-06-01", 52);
    const all = await readFor("2028-05-30", 104);
    expect(all).toBeLessThan(100 * 104);
    expect(all / half).toBeLessThan(2.1);
    expect(await testDatabase().select().from(touched)).toEqual([]);
  });

  test("sent twice, also at once, is made once; another is made beside it", async () => {
    const organizer = await anOrganizer();
    const [once, twice] = await Promise.all([
      publish(organizer, weekly("2026-07-07")),
      publish(organizer, weekly("2026-07-07")),
    ]);
    expect(twice).toEqual(once);
    expect(await eventsOf(organizer)).toHaveLength(5);
    expect(await seriesOf(organizer)).toHaveLength(1);
    await publish(organizer, { ...weekly("2026-07-07"), title: "Noe annet" });
    expect(await eventsOf(organizer)).toHaveLength(10);
  });

  test("is written whole or not at all", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const organizer = await anOrganizer();
    const form = eventForm(weekly("2026-07-07"));
    const last = form.schedule.occurrences.at(-1)!;
    last.end = new Date(last.start.getTime() - 1000);
    const result = await sendEvent(organizer.id, { form });
    expect(result).toEqual({ ok: false, problem: { kind: "failed" } });
    expect(await eventsOf(organizer)).toEqual([]);
    expect(await seriesOf(organizer)).toEqual([]);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
