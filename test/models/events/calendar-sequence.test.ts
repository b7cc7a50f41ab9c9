import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { answerHost, withdrawHost } from "#db/queries/events/hosts";
import { newestVersion } from "#db/queries/events/own";
import { findSeriesRules } from "#db/queries/events/series-rule";
import { findRemovableEvent } from "#db/queries/events/writes";
import { findOrganizerCalendar } from "#db/queries/search/of-organizer";
import cases from "#test/cases/models/events/calendar-sequence.tsv?raw";
import { runCalendar } from "#test/support/calendar-work";
import { casesOf } from "#test/support/cases";
import { fromNow, NOW } from "#test/support/clock";
import { eventDeps, eventForm } from "#test/support/event-forms";
import { change, feed, imported, MASS, opened, OURS, rowOf } from "#test/support/local-changes";
import { aViewer } from "#test/support/profile-work";
import { fiveTuesdays, ownEvent, rowsOf, saveEvent, aDeletion } from "#test/support/published-series";
import { aHost, anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import type { SeriesScope } from "~/domain/events/repetition";
import { dayOf } from "~/domain/time/days-and-moments";
import { removeEventAsAdmin } from "~/models/admin/acts";
import { changeSeries } from "~/models/events/series";
import { changeState, undoState } from "~/models/events/state";
import type { FormTexts } from "~/schemas/forms/parse";
import { viewCalendar } from "~/views/events/calendar-file";

const db = testDatabase();

/** What a program that subscribes sees of an organizer's first entry. */
async function entryOf(organizerId: string, now = NOW) {
  const { events } = (await findOrganizerCalendar(db, organizerId, now))!;
  const series = await findSeriesRules(db, events);
  const text = viewCalendar({ name: "", homeAddress: "http://samling.test/", events, series }, "http://samling.test");
  const entry = ICAL.Component.fromString(text).getFirstSubcomponent("vevent")!;
  return {
    uid: entry.getFirstPropertyValue("uid") as string,
    sequence: Number(entry.getFirstPropertyValue("sequence")),
    modified: (entry.getFirstPropertyValue("last-modified") as ICAL.Time).toString(),
    stamp: (entry.getFirstPropertyValue("dtstamp") as ICAL.Time).toString(),
  };
}

/** Does something, all of it within one second, and returns whether the entry counts it as a change. */
async function raises(organizerId: string, act: () => Promise<unknown>): Promise<boolean> {
  const before = await entryOf(organizerId);
  await act();
  const after = await entryOf(organizerId);
  expect(after.uid).toBe(before.uid);
  expect(after.stamp).toBe(after.modified);
  expect(after.modified > before.modified).toBe(after.sequence > before.sequence);
  expect(after.sequence).toBeGreaterThanOrEqual(before.sequence);
  return after.sequence > before.sequence;
}

const WRITTEN = { title: "Stille bønn", description: "En halvtime i stillhet.", location_name: "Fjellkirken" };

async function anOwn() {
  const row = await anEvent({
    ...WRITTEN,
    event_type: "prayer",
    start_time: new Date("2026-06-09T16:00:00Z"),
    end_time: new Date("2026-06-09T17:00:00Z"),
    created_at: NOW,
  });
  await save(row.id, {});
  return row;
}

async function save(id: string, given: FormTexts, scope: SeriesScope = "this", now = NOW) {
  const own = await ownEvent(id);
  const start_date = dayOf(own.event.start_time);
  const form = eventForm({ ...WRITTEN, start_date, ...given }, false);
  expect(await saveEvent(own, { form, scope }, eventDeps({ now }))).toMatchObject({ ok: true });
}

async function press(id: string, choice: "cancelled" | "full" | "closed" | "planned", scope: SeriesScope = "this") {
  const own = await ownEvent(id);
  const given = { choice, reason: null, scope, version: newestVersion(own), userId: "somebody" };
  expect(await changeState(own, given, { db, now: NOW })).toMatchObject({ ok: true });
}

describe("SEQUENCE of an event is raised by", () => {
  test.each<[what: string, given: FormTexts]>(casesOf(cases, "and not by saving the same again"))(
    "%s, and not by saving the same again",
    async (_, given) => {
      const { id, organizer_id } = await anOwn();
      expect(await raises(organizer_id, () => save(id, {}))).toBe(false);
      expect(await raises(organizer_id, () => save(id, given))).toBe(true);
      expect(await raises(organizer_id, () => save(id, given))).toBe(false);
      expect(await raises(organizer_id, () => save(id, { start_date: "2026-06-09" }))).toBe(true);
    },
  );

  test("what has become of it, said once or taken back, and not by the same said again", async () => {
    const { id, organizer_id } = await anOwn();
    expect(await raises(organizer_id, () => press(id, "cancelled"))).toBe(true);
    expect(await raises(organizer_id, () => press(id, "cancelled"))).toBe(false);
    expect(
      await raises(organizer_id, async () => undoState(await ownEvent(id), { userId: "somebody" }, { db, now: NOW })),
    ).toBe(true);
    expect(await raises(organizer_id, () => press(id, "closed"))).toBe(true);
  });

  test("a host that says yes, or goes, and not by one that is asked or says no", async () => {
    const { id, organizer_id } = await anOwn();
    const host = await anOrganizer();
    const named = { eventId: id, organizerId: host.id };
    expect(await raises(organizer_id, () => aHost({ event_id: id, organizer_id: host.id }))).toBe(false);
    expect(await raises(organizer_id, () => answerHost(db, { ...named, answer: "no" }, NOW))).toBe(false);
    expect(await raises(organizer_id, () => answerHost(db, { ...named, answer: "yes" }, NOW))).toBe(true);
    expect(await raises(organizer_id, () => answerHost(db, { ...named, answer: "yes" }, NOW))).toBe(false);
    expect(await raises(organizer_id, () => withdrawHost(db, { ...named, scope: "this" }, NOW))).toBe(true);
  });
});

describe("SEQUENCE of an imported event is raised by", () => {
  const organizerOf = async (id: string) => (await rowOf(id)).organizer_id;

  test("a source that changes it, and not by a run that finds nothing new", async () => {
    const { sync, id } = await imported();
    const organizerId = await organizerOf(id);
    expect(await raises(organizerId, () => runCalendar(sync, feed()))).toBe(false);
    expect(await raises(organizerId, () => runCalendar(sync, feed({ summary: "Familiemesse" })))).toBe(true);
    expect(await raises(organizerId, () => runCalendar(sync, feed({ summary: "Familiemesse" })))).toBe(false);
    expect(await raises(organizerId, () => runCalendar(sync, feed({ summary: "Familiemesse", inDays: 6 })))).toBe(true);
  });

  test("what is set here, and not by the same set again", async () => {
    const { id } = await imported();
    const organizerId = await organizerOf(id);
    expect(await raises(organizerId, () => change(id, { values: OURS }))).toBe(true);
    expect(await raises(organizerId, () => change(id, { values: OURS }))).toBe(false);
    const save = await opened(id);
    expect(await raises(organizerId, () => save({ values: { description: MASS.description! } }))).toBe(true);
  });
});

describe("SEQUENCE of a series is raised by", () => {
  async function aSeriesOfFive() {
    const { organizerId, ids } = await fiveTuesdays();
    await save(ids[0]!, {}, "all");
    return { organizerId, ids };
  }

  test("a change of all, of one date, of its state, and not by saving the same", async () => {
    const { organizerId, ids } = await aSeriesOfFive();
    expect((await entryOf(organizerId)).uid).toContain("series-");
    expect(await raises(organizerId, () => save(ids[1]!, {}, "all"))).toBe(false);
    expect(await raises(organizerId, () => save(ids[1]!, {}))).toBe(false);
    expect(await raises(organizerId, () => save(ids[1]!, { title: "Bønn" }, "all"))).toBe(true);
    expect(await raises(organizerId, () => save(ids[3]!, { title: "Felles bønn" }))).toBe(true);
    expect(await raises(organizerId, () => save(ids[4]!, { title: "Felles bønn" }))).toBe(true);
    expect(await raises(organizerId, () => press(ids[2]!, "cancelled"))).toBe(true);
    expect(await raises(organizerId, () => press(ids[2]!, "cancelled"))).toBe(false);
  });

  test("a date that goes, whoever removes it, and by another rule", async () => {
    const { organizerId, ids } = await aSeriesOfFive();
    expect(await raises(organizerId, () => aDeletion(ids[2]!))).toBe(true);
    const asAdmin = async () =>
      removeEventAsAdmin((await findRemovableEvent(db, ids[3]!))!, aViewer({ isSuperadmin: true }), { db, now: NOW });
    expect(await raises(organizerId, asAdmin)).toBe(true);
    const own = await ownEvent(ids[0]!);
    const rule = {
      startDay: "2026-06-09",
      pattern: "weekly",
      until: "2026-07-28",
      leftOut: ["2026-06-23", "2026-06-30"],
      includeExceptions: false,
      confirmed: [],
      key: "en",
      version: newestVersion(own),
    } as const;
    const extend = async () =>
      changeSeries(
        await ownEvent(ids[0]!),
        { ...rule, leftOut: [...rule.leftOut], confirmed: [], userId: "somebody" },
        { db, now: NOW },
      );
    expect(await raises(organizerId, extend)).toBe(true);
    expect(await raises(organizerId, extend)).toBe(false);
  });

  test("a change of one date, and does not fall when that date has passed", async () => {
    const { organizerId, ids } = await aSeriesOfFive();
    for (const minutes of [1, 2, 3]) await save(ids[0]!, { title: `Bønn ${minutes}` }, "this", fromNow({ minutes }));
    const { sequence, modified } = await entryOf(organizerId);
    const later = new Date("2026-06-12T10:00:00Z");
    expect(await entryOf(organizerId, later)).toMatchObject({ sequence, modified });
  });

  test("a change of all by one step, however many dates it has", async () => {
    const { organizerId, ids } = await aSeriesOfFive();
    const before = await entryOf(organizerId);
    await save(ids[0]!, { title: "Bønn" }, "all");
    expect((await entryOf(organizerId)).sequence - before.sequence).toBeLessThanOrEqual(2);
    expect(new Set((await rowsOf(organizerId)).map(({ updated_at }) => updated_at?.getTime())).size).toBe(1);
  });
});
