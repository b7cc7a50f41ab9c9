import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newestVersion } from "#db/queries/events/own";
import { events, type eventSeries } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { eventForm } from "#test/support/event-forms";
import { fiveTuesdays, ownEvent, rowsOf, seriesRowsOf, aDeletion, saveEvent } from "#test/support/published-series";
import { testDatabase } from "#test/support/rows";
import { changeSeries } from "~/models/events/series";
import type { SeriesRuleForm } from "~/schemas/events/series";
import type { FormTexts } from "~/schemas/forms/parse";
import { seriesTexts } from "~/views/events/texts";

const deps = { db: testDatabase(), now: NOW };

/** Opens the form of a series' rule, to be saved later; each has its own key. */
async function opened(id: string) {
  const own = await ownEvent(id);
  const texts = seriesTexts(own, NOW);
  const form: SeriesRuleForm = {
    startDay: texts["start_date"]!,
    pattern: own.series!.pattern,
    until: texts["recurrence_end_date"]!,
    leftOut: texts["left_out_days"]!.split(",").filter(Boolean),
    includeExceptions: false,
    confirmed: [],
    key: crypto.randomUUID(),
    version: newestVersion(own),
  };
  return async (given: Partial<SeriesRuleForm>, { read = ownEvent(id), now = NOW } = {}) =>
    changeSeries(await read, { ...form, ...given, userId: "somebody" }, { ...deps, now });
}

async function edited(id: string, texts: FormTexts, scope: "this" | "all" = "this") {
  const own = await ownEvent(id);
  const start_date = own.event.start_time.toISOString().slice(0, 10);
  expect((await saveEvent(own, { form: eventForm({ start_date, ...texts }, false), scope })).ok).toBe(true);
}

const daysOf = async (organizerId: string) =>
  (await rowsOf(organizerId)).map((row) => row.start_time.toISOString().slice(5, 10)).join(" ");
const TUESDAYS = "06-09 06-16 06-23 06-30 07-07";

describe("a series", () => {
  test("is extended: its events stay the same ones, new ones are made like them", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    await edited(ids[2]!, { title: "Felles bønn", tags: "stille" }, "all");
    expect(await (await opened(ids[0]!))({ until: "2026-07-21" })).toEqual({
      ok: true,
      value: { added: 2, removed: 0 },
    });
    const rows = await rowsOf(organizerId);
    expect(rows.slice(0, 5).map(({ id }) => id)).toEqual(ids);
    expect(rows.slice(5)).toMatchObject([
      {
        title: "Felles bønn",
        tags: ["stille"],
        series_day: "2026-07-14",
        is_exception: false,
        version: 1,
        start_time: new Date("2026-07-14T16:00:00Z"),
      },
      { title: "Felles bønn", tags: ["stille"], series_day: "2026-07-21" },
    ]);
    expect(await seriesRowsOf(organizerId)).toMatchObject([
      { pattern: "weekly", until: "2026-07-21", first_day: "2026-06-09" },
    ]);
  });

  test("is extended with events that are found by their words", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    await (
      await opened(ids[0]!)
    )({ until: "2026-07-14" });
    const rows = await rowsOf(organizerId);
    expect(rows.at(-1)!.search_text).toBe(rows[0]!.search_text);
    expect(rows.at(-1)!.facets).toBe(rows[0]!.facets);
  });

  test("makes no second event of a day when the same form comes twice, one after the other or at once", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const save = await opened(ids[0]!);
    const longer = { until: "2026-07-14" };
    const all = [
      await save(longer),
      await save(longer),
      ...(await Promise.all([save({ until: "2026-07-21" }), (await opened(ids[1]!))({ until: "2026-07-21" })])),
    ];
    expect(all.slice(0, 2).map(({ ok }) => ok)).toEqual([true, true]);
    expect(await daysOf(organizerId)).toBe(`${TUESDAYS} 07-14 07-21`);
  });

  test("loses nothing before that was agreed to, and then what does not fit; the rest keep their ids", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const save = await opened(ids[0]!);
    const fortnightly = { pattern: "biweekly" as const };
    const asked = await save(fortnightly);
    expect(asked).toMatchObject({
      ok: false,
      problem: { kind: "needsConsent", removed: [{ id: ids[1] }, { id: ids[3] }] },
    });
    expect(await daysOf(organizerId)).toBe(TUESDAYS);
    expect(await seriesRowsOf(organizerId)).toMatchObject([{ pattern: "weekly", version: 1 }]);
    expect(await save({ ...fortnightly, confirmed: [ids[1]!] }), "not with half of it").toMatchObject({
      problem: { kind: "needsConsent" },
    });
    expect(await save({ ...fortnightly, confirmed: [ids[1]!, ids[3]!] })).toMatchObject({
      ok: true,
      value: { added: 0, removed: 2 },
    });
    expect((await rowsOf(organizerId)).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[4]]);
  });

  test("is moved to another weekday from a day on", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const late = ids.slice(2);
    expect((await (await opened(ids[0]!))({ startDay: "2026-06-25", confirmed: late })).ok).toBe(true);
    expect(await daysOf(organizerId)).toBe("06-09 06-16 06-23 06-25 07-02");
  });

  test("leaves alone what was changed by hand, and days that were deleted", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    await edited(ids[3]!, { title: "Egen kveld", start_date: "2026-07-01" });
    await aDeletion(ids[1]!);
    const save = await opened(ids[0]!);
    expect((await save({ until: "2026-07-14" })).ok).toBe(true);
    expect(await daysOf(organizerId)).toBe("06-09 06-23 07-01 07-07 07-14");
    expect((await rowsOf(organizerId)).find(({ id }) => id === ids[3])).toMatchObject({
      title: "Egen kveld",
      is_exception: true,
    });
  });

  test("is shortened once that was agreed to", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    expect((await (await opened(ids[0]!))({ until: "2026-06-30", confirmed: [ids[4]!] })).ok).toBe(true);
    expect(await daysOf(organizerId)).toBe("06-09 06-16 06-23 06-30");
  });

  test("is not changed where the event was fetched from a calendar, or is in no series", async () => {
    const { ids } = await fiveTuesdays();
    const save = await opened(ids[0]!);
    await testDatabase().update(events).set({ google_calendar_id: "x" }).where(eq(events.id, ids[0]!));
    expect(await save({ until: "2026-07-14" })).toEqual({ ok: false, problem: { kind: "noSeries" } });
  });
});

describe("a series that somebody else has changed since its form was opened", () => {
  test("is not written over; the second gets what stands now, and saves over it when she has seen it", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const [first, second] = [await opened(ids[0]!), await opened(ids[1]!)];
    expect((await first({ until: "2026-07-21" })).ok).toBe(true);
    expect(await second({ until: "2026-07-14" })).toMatchObject({
      ok: false,
      problem: { kind: "changedMeanwhile", stored: { series: { until: "2026-07-21" } } },
    });
    expect(await daysOf(organizerId)).toBe(`${TUESDAYS} 07-14 07-21`);
    expect((await (await opened(ids[1]!))({ until: "2026-07-28" })).ok).toBe(true);
  });

  test("does not bring back a date that was deleted meanwhile", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const save = await opened(ids[0]!);
    await aDeletion(ids[2]!);
    expect(await save({ until: "2026-07-14" })).toMatchObject({ ok: false, problem: { kind: "changedMeanwhile" } });
    expect(await daysOf(organizerId)).toBe("06-09 06-16 06-30 07-07");
  });

  test("asks once more before a date goes that was changed by hand meanwhile, though it had been agreed to", async () => {
    const { ids } = await fiveTuesdays();
    const save = await opened(ids[0]!);
    await edited(ids[4]!, { title: "Egen kveld" });
    const shorter = { until: "2026-06-30", confirmed: [ids[4]!], includeExceptions: true };
    expect(await save(shorter)).toMatchObject({
      ok: false,
      problem: { kind: "needsConsent", removed: [{ id: ids[4] }] },
    });
    expect((await save({ ...shorter, version: newestVersion(await ownEvent(ids[0]!)) })).ok).toBe(true);
  });

  test("is written by one of two who save different rules at the same moment", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const [first, second] = [await opened(ids[0]!), await opened(ids[1]!)];
    const both = await Promise.all([first({ until: "2026-07-14" }), second({ until: "2026-07-21" })]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const [{ until }] = (await seriesRowsOf(organizerId)) as [typeof eventSeries.$inferSelect];
    expect(await daysOf(organizerId)).toBe(until === "2026-07-14" ? `${TUESDAYS} 07-14` : `${TUESDAYS} 07-14 07-21`);
  });

  test("is refused with nothing written where that happens between the read and the write", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const read = Promise.resolve(await ownEvent(ids[0]!));
    const late = await opened(ids[0]!);
    await (
      await opened(ids[0]!)
    )({ until: "2026-07-14" });
    expect(await late({ until: "2026-07-28" }, { read })).toMatchObject({
      ok: false,
      problem: { kind: "changedMeanwhile", stored: { series: { until: "2026-07-14" } } },
    });
    expect(await daysOf(organizerId)).toBe(`${TUESDAYS} 07-14`);
  });

  test("gets new events with the words that stand now, where a date was edited between the read and the write", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const read = Promise.resolve(await ownEvent(ids[0]!));
    const late = await opened(ids[0]!);
    await edited(ids[4]!, { title: "Egen kveld" });
    expect((await late({ until: "2026-07-14" }, { read })).ok).toBe(true);
    expect((await rowsOf(organizerId)).map(({ title }) => title).slice(4)).toEqual(["Egen kveld", "Stille bønn"]);
  });
});

test("What has begun is history, also for a new rule", async () => {
  const { organizerId, ids } = await fiveTuesdays();
  const rule = { startDay: "2026-06-18", until: "2026-07-02", confirmed: ids };
  expect((await (await opened(ids[0]!))(rule, { now: fromNow({ days: 14 }) })).ok).toBe(true);
  expect(await daysOf(organizerId)).toBe("06-09 06-16 06-18 06-25 07-02");
});
