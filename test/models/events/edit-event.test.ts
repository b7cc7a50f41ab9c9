import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findOwnEvent } from "#db/queries/events/own";
import { calendarSyncs, events } from "#db/schema";
import { NOW } from "#test/support/clock";
import { eventDeps, eventForm } from "#test/support/event-forms";
import { fiveTuesdays, ownEvent, rowsOf, seriesRowsOf, saveEvent } from "#test/support/published-series";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import type { SeriesScope } from "~/domain/events/repetition";
import { wallClockAt } from "~/domain/time/days-and-moments";
import { parseEventForm } from "~/schemas/events/form";
import type { FormTexts } from "~/schemas/forms/parse";
import { eventTexts } from "~/views/events/texts";

interface Given extends FormTexts {
  start_date: string;
}

async function edit(id: string, texts: Given, scope: SeriesScope = "this", includeExceptions = false) {
  return saveEvent(await ownEvent(id), { form: eventForm(texts, false), scope, includeExceptions });
}

const titlesOf = async (organizerId: string) => (await rowsOf(organizerId)).map(({ title }) => title);
const clocksOf = async (organizerId: string) =>
  (await rowsOf(organizerId)).map(({ start_time }) => Object.values(wallClockAt(start_time)).join(" ").slice(5));

const OLD = "Stille bønn";
const NEW = "Bønn og lovsang";

describe("an event by itself", () => {
  test("gets what the form says, and is found by its new words", async () => {
    const { id } = await anEvent({ title: "Gammel tittel", image_url: null });
    expect(await edit(id, { start_date: "2026-06-20", title: NEW, end_time: "" })).toEqual({
      ok: true,
      value: { count: 1, asksAnew: false },
    });
    const { event } = await ownEvent(id);
    expect(event).toMatchObject({
      title: NEW,
      start_time: new Date("2026-06-20T16:00:00Z"),
      end_time: null,
      series_day: null,
      is_exception: false,
    });
    expect(event.search_text).toContain("lovsang");
    expect(event.search_text).not.toContain("gammel");
  });

  test("keeps its position while its address stays, and gets a new one for an address rewritten by hand", async () => {
    const BODØ = { lat: 67.28, lng: 14.4 };
    const deps = eventDeps({
      addresses: {
        townOf: async () => null,
        geocode: async (address) => (address === "Storgata 1, Bodø" ? BODØ : null),
      },
    });
    const { id } = await anEvent({ location_address: "Kirkegata 4", lat: 59.91, lng: 10.75 });
    const save = async (texts: FormTexts) =>
      saveEvent(await ownEvent(id), { form: eventForm({ lat: "59.91", lng: "10.75", ...texts }, false) }, deps);
    await save({ location_address: "Kirkegata 4" });
    expect((await ownEvent(id)).event).toMatchObject({ lat: 59.91, lng: 10.75 });
    await save({ location_address: "Storgata 1", city: "Bodø" });
    expect((await ownEvent(id)).event).toMatchObject(BODØ);
  });
});

describe("an event of a series", () => {
  test("'this' changes it alone and remembers that it was changed by hand", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    await edit(ids[1]!, { start_date: "2026-06-17", title: NEW });
    expect(await titlesOf(organizerId)).toEqual([OLD, NEW, OLD, OLD, OLD]);
    expect((await ownEvent(ids[1]!)).event).toMatchObject({ is_exception: true, series_day: "2026-06-16" });
    expect(await seriesRowsOf(organizerId)).toHaveLength(1);
  });

  test("'this and following' makes two series of one", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    expect(await edit(ids[2]!, { start_date: "2026-06-23", title: NEW, start_time: "17:30" }, "following")).toEqual({
      ok: true,
      value: { count: 3, asksAnew: false },
    });
    expect(await titlesOf(organizerId)).toEqual([OLD, OLD, NEW, NEW, NEW]);
    expect(await clocksOf(organizerId)).toEqual([
      "06-09 18:00",
      "06-16 18:00",
      "06-23 17:30",
      "06-30 17:30",
      "07-07 17:30",
    ]);
    const [before, after] = await seriesRowsOf(organizerId);
    expect([before!.until, after!.until]).toEqual(["2026-06-16", "2026-07-07"]);
    expect((await rowsOf(organizerId)).map(({ series_id }) => series_id)).toEqual([
      before!.id,
      before!.id,
      after!.id,
      after!.id,
      after!.id,
    ]);
  });

  test("only what was changed is spread: one that was changed by hand keeps its own", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    await edit(ids[3]!, { start_date: "2026-06-30", title: "Sommerfest" });
    await edit(ids[0]!, { start_date: "2026-06-09", description: "Ny tekst." }, "all");
    expect(await titlesOf(organizerId)).toEqual([OLD, OLD, OLD, "Sommerfest", OLD]);
    expect((await rowsOf(organizerId)).map(({ description }) => description === "Ny tekst.")).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  test("those changed by hand are made like the rest again when the form says so", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    await edit(ids[3]!, { start_date: "2026-07-01", title: "Sommerfest", start_time: "12:00", end_time: "" });
    await edit(ids[0]!, { start_date: "2026-06-09", title: NEW }, "all", true);
    expect(await titlesOf(organizerId)).toEqual([NEW, NEW, NEW, NEW, NEW]);
    expect(await clocksOf(organizerId)).toContain("06-30 18:00");
    expect((await rowsOf(organizerId)).some(({ is_exception }) => is_exception)).toBe(false);
  });
});

test("an imported event is left as it is, whoever asks", async () => {
  const organizer = await anOrganizer();
  const sync = {
    id: "sync-1",
    organizer_id: organizer.id,
    calendar_name: "Kalenderen",
    calendar_url: "https://kalender.test/a.ics",
  };
  await testDatabase().insert(calendarSyncs).values(sync);
  const { id } = await anEvent({
    organizer_id: organizer.id,
    google_calendar_sync_id: sync.id,
    google_event_id: "uid",
  });
  expect(await edit(id, { start_date: "2026-06-20" })).toEqual({ ok: false, problem: { kind: "imported" } });
  expect((await findOwnEvent(testDatabase(), id))!.event.title).toBe("Gudstjeneste");
  await testDatabase().delete(events).where(eq(events.id, id));
});

describe("an event of whole days", () => {
  const camp = {
    title: "Leir",
    image_url: null,
    description: "",
    all_day: true,
    start_time: new Date("2026-07-02T22:00:00Z"),
    end_time: new Date("2026-07-05T22:00:00Z"),
  };
  const stored = async (id: string) => (await ownEvent(id)).event;

  test("stays one when its other fields are edited", async () => {
    const { id } = await anEvent(camp);
    const texts = eventTexts(await stored(id));
    expect(texts).toMatchObject({ start_date: "2026-07-03", end_date: "2026-07-05", start_time: "", all_day: "on" });
    const form = parseEventForm({ ...texts, title: NEW }, { now: NOW, isNew: false });
    if (!form.ok) throw new Error(JSON.stringify(form.problem));
    const saved = await saveEvent(await ownEvent(id), { form: form.value });
    expect(saved).toEqual({ ok: true, value: { count: 1, asksAnew: false } });
    expect(await stored(id)).toMatchObject({ ...camp, title: NEW });
  });

  test("gets hours, and another becomes one of whole days", async () => {
    const { id } = await anEvent(camp);
    await edit(id, { start_date: "2026-07-03", start_time: "18:00", end_time: "" });
    const start = new Date("2026-07-03T16:00:00Z");
    expect(await stored(id)).toMatchObject({ all_day: false, start_time: start, end_time: null });
    await edit(id, { start_date: "2026-07-03", start_time: "18:00", all_day: "on" });
    const [from, to] = [new Date("2026-07-02T22:00:00Z"), new Date("2026-07-03T22:00:00Z")];
    expect(await stored(id)).toMatchObject({ all_day: true, start_time: from, end_time: to });
  });

  test("makes a series of whole days of a series, and new dates are as the others", async () => {
    const { organizerId } = await fiveTuesdays();
    const [first] = await rowsOf(organizerId);
    await edit(first!.id, { start_date: "2026-06-09", all_day: "on" }, "all");
    expect((await rowsOf(organizerId)).map(({ all_day }) => all_day)).toEqual(Array(5).fill(true));
  });
});
