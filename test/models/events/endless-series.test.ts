import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { findContinuation, listHistory } from "#db/queries/events/history";
import { newestVersion } from "#db/queries/events/own";
import { eventSeries } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { eventForm } from "#test/support/event-forms";
import { ownEvent, rowsOf, seriesRowsOf, publishedIds, saveEvent, aDeletion } from "#test/support/published-series";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { dayOf } from "~/domain/time/days-and-moments";
import { continueEndlessSeries } from "~/models/events/endless";
import { changeSeries, hoursOfSeries } from "~/models/events/series";
import { seriesRuleConsent, seriesRuleForm } from "~/schemas/events/series";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { viewEventHistory } from "~/views/events/history";
import { seriesTexts } from "~/views/events/texts";

const db = testDatabase();
const later = (days: number) => fromNow({ days });

/** Publishes prayer meetings on Tuesdays and Thursdays from 9 June, until further notice. */
async function anEndless(given: FormTexts = {}) {
  const { id: organizerId } = await anOrganizer();
  const form = eventForm({
    is_recurring: "on",
    recurrence_pattern: "weekdays",
    recurrence_weekdays: "1,3",
    recurrence_end: "endless",
    ...given,
  });
  const ids = await publishedIds(organizerId, { form });
  const [series] = await seriesRowsOf(organizerId);
  return { organizerId, ids, series: series! };
}

test("new dates keep the hours of an ordinary night, where the last one is a night when clocks change", async () => {
  const night = (day: string, end: string) =>
    anEvent({ start_time: new Date(`${day}T21:00:00Z`), end_time: new Date(`${end}T01:00:00Z`) });
  const siblings = [await night("2027-03-20", "2027-03-21"), await night("2027-03-27", "2027-03-28")];
  expect(hoursOfSeries({ ...(await ownEvent(siblings[1]!.id)), siblings })).toMatchObject({
    startTime: "22:00",
    endTime: "02:00",
  });
});

const run = (now: Date) => continueEndlessSeries({ db, now });
const daysOf = async (organizerId: string) => (await rowsOf(organizerId)).map(({ start_time }) => dayOf(start_time));

/** Saves the form of a series' rule. */
async function saveRule(id: string, given: FormTexts, now = NOW) {
  const own = await ownEvent(id);
  const texts = { ...seriesTexts(own, NOW), form_key: "en", version: String(newestVersion(own)), ...given };
  const rule = parseForm(seriesRuleForm, texts);
  if (!rule.ok) throw new Error(JSON.stringify(rule.problem));
  const form = { ...rule.value, ...seriesRuleConsent.parse(texts), userId: "somebody" };
  return changeSeries(own, form, { db, now });
}

const seriesIn = async (id: string) => (await rowsWith(eventSeries, { id }))[0]!;

describe("a series without an end", () => {
  test("has dates a year and a week ahead from the beginning", async () => {
    const { organizerId, series, ids } = await anEndless();
    expect(series).toMatchObject({ pattern: "weekdays", endless: true, until: "2027-06-16" });
    expect(series.details).toEqual({ every: 1, weekdays: [1, 3] });
    expect(ids).toHaveLength(107);
    expect((await daysOf(organizerId)).at(-1)).toBe("2027-06-15");
  });

  test("gets the following ones by the cron, once however often it runs, with the hours and texts of the rest", async () => {
    const { organizerId, ids } = await anEndless();
    await run(later(14));
    const first = await rowsOf(organizerId);
    const added = first.slice(ids.length);
    expect(added.map(({ start_time }) => dayOf(start_time))).toEqual(["2027-06-17", "2027-06-22", "2027-06-24"]);
    expect(added[0]).toMatchObject({ title: "Stille bønn", series_id: first[0]!.series_id, is_exception: false });
    expect(added[0]!.start_time.toISOString().slice(11, 16)).toBe("16:00");
    await run(later(14));
    await Promise.all([run(later(15)), run(later(15))]);
    expect(await daysOf(organizerId)).toHaveLength(first.length);
  });

  test("is left alone while its dates reach far enough, and then not counted as changed", async () => {
    const { series } = await anEndless();
    await run(later(3));
    expect(await seriesIn(series.id)).toEqual(series);
  });

  test("tells its history that new dates were made, by the product itself, in one line however many weeks go", async () => {
    const { ids, series } = await anEndless();
    const told = async (id = ids[0]!) => {
      const own = await ownEvent(id);
      const [entries, continuation] = [
        await listHistory(db, own.event),
        await findContinuation(db, series.id, own.event),
      ];
      const context = { preferences: DEFAULT_PREFERENCES, now: NOW };
      return viewEventHistory({ entries, continuation }, own, context).map(({ what, when, note }) => ({
        what,
        when,
        note,
      }));
    };
    const created = {
      what: "Opprettet, med 107 datoer",
      when: "torsdag 4. juni 2026 kl. 12:00 · en som ikke har konto lenger",
      note: null,
    };
    expect(await told()).toEqual([created]);
    for (const weeks of [2, 3, 4, 5]) await run(later(7 * weeks));
    const continued = {
      what: "Laget de 4 neste datoene i serien",
      when: "torsdag 2. juli 2026 kl. 12:00 · Samling, av seg selv",
      note: "Det skjer etter hvert som tiden går. Her står bare siste gang.",
    };
    expect(await told()).toEqual([continued, created]);
    expect(await told(ids[7])).toEqual([continued, created]);
  });

  test("does not say that it was made by itself where somebody pressed for the dates", async () => {
    const { ids, series } = await anEndless();
    const own = await ownEvent(ids[0]!);
    const saved = await saveRule(ids[0]!, { recurrence_weekdays: "1,3,4" }, later(1));
    expect(saved).toMatchObject({ ok: true, value: { removed: 0 } });
    expect(await findContinuation(db, series.id, own.event)).toBeNull();
  });

  test("does not raise the version that forms are opened with, but the change that calendars see", async () => {
    const { series } = await anEndless();
    await run(later(14));
    const after = await seriesIn(series.id);
    expect(after.version).toBe(series.version);
    expect(after.updated_at!.getTime()).toBeGreaterThan((series.updated_at ?? series.created_at).getTime());
  });

  test("keeps dates out that were deleted, also the last that was made", async () => {
    const { organizerId, ids, series } = await anEndless();
    await aDeletion(ids.at(-1)!);
    expect(await seriesIn(series.id)).toMatchObject({ endless: true, until: "2027-06-16" });
    await run(later(14));
    const days = await daysOf(organizerId);
    expect(days).not.toContain("2027-06-15");
    expect(days).toContain("2027-06-17");
  });

  test("keeps free of the holidays that it keeps free of, also later", async () => {
    const { organizerId, series } = await anEndless({
      recurrence_weekdays: "3",
      avoid_holidays: "on",
      seen_days: "2027-01-01,2027-03-25,2027-05-06",
    });
    expect(await daysOf(organizerId)).not.toContain("2027-05-06");
    // Maundy Thursday and Ascension Day of 2028.
    await run(later(365));
    const days = await daysOf(organizerId);
    expect(days).toContain("2028-04-06");
    expect(days).not.toContain("2028-04-13");
    expect(days).not.toContain("2028-05-25");
    expect((await seriesIn(series.id)).details).toMatchObject({ avoids: { holidays: true, county: null } });
  });

  test("gets its dates as somebody saves it in that moment, not as it was before", async () => {
    const { organizerId, ids } = await anEndless();
    const own = await ownEvent(ids[0]!);
    const edit = { form: eventForm({ title: "Kveldsbønn" }, false), scope: "all" } as const;
    const [edited] = await Promise.all([saveEvent(own, edit), run(later(14)), run(later(14))]);
    expect(edited.ok).toBe(true);
    await run(later(14));
    const rows = await rowsOf(organizerId);
    expect([rows.length, new Set(rows.map(({ title }) => title))]).toEqual([ids.length + 3, new Set(["Kveldsbønn"])]);
  });

  test("costs the cron few rows: its own, and one statement where nothing is due", async () => {
    await run(later(14));
    await anEndless();
    const { d1, meter } = meterDatabase(env.DB);
    await continueEndlessSeries({ db: openDatabase(d1), now: NOW });
    expect([meter.statements, meter.rowsWritten]).toEqual([1, 0]);
    await continueEndlessSeries({ db: openDatabase(d1), now: later(14) });
    // Reading the series is 140 rows; those of its run are gathered anew once, not for each date.
    expect(meter.rowsRead).toBeLessThanOrEqual(140 + 40 * 107);
    expect(meter.rowsWritten).toBeLessThanOrEqual(3 * 20);
  });

  test("ends where this date and the following are deleted", async () => {
    const { organizerId, ids, series } = await anEndless();
    await aDeletion(ids[5]!, "following");
    expect(await seriesIn(series.id)).toMatchObject({ endless: false, until: "2026-06-23" });
    await run(later(400));
    expect(await daysOf(organizerId)).toHaveLength(5);
  });

  test("goes on in the new series where it is split, and ends in the old one", async () => {
    const { organizerId, ids, series } = await anEndless();
    const own = await ownEvent(ids[4]!);
    const form = eventForm({ start_date: "2026-06-23", title: "Kveldsbønn" }, false);
    expect((await saveEvent(own, { form, scope: "following" })).ok).toBe(true);
    const [old, anew] = await seriesRowsOf(organizerId);
    expect(old).toMatchObject({ id: series.id, endless: false, until: "2026-06-18" });
    expect(anew).toMatchObject({ endless: true, details: { every: 1, weekdays: [1, 3] } });
    await run(later(14));
    expect((await rowsOf(organizerId)).at(-1)).toMatchObject({ title: "Kveldsbønn", series_id: anew!.id });
  });

  test("is saved unchanged without losing a date, and gets an end by its form", async () => {
    const { organizerId, ids, series } = await anEndless();
    expect(await saveRule(ids[0]!, {})).toEqual({ ok: true, value: { added: 0, removed: 0 } });
    expect(await seriesIn(series.id)).toEqual(series);
    const confirmed = ids.slice(6).join(",");
    const ended = { recurrence_end: "date", recurrence_end_date: "2026-06-25", confirmed };
    expect(await saveRule(ids[0]!, ended)).toMatchObject({ ok: true });
    expect(await seriesIn(series.id)).toMatchObject({ endless: false, until: "2026-06-25" });
    expect(await daysOf(organizerId)).toHaveLength(6);
  });
});
