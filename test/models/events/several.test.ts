import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findDeletion, listDeletions } from "#db/queries/events/deletions";
import { listHistory } from "#db/queries/events/history";
import { findStep, listSteps } from "#db/queries/events/several";
import { eventDeletions, eventHistory, events, eventSeries, images } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { eventDeps } from "#test/support/event-forms";
import { anEvent, anOrganizer, aSeries, type EventRow, testDatabase, rowsWith } from "#test/support/rows";
import { done, lasting, press, rowOf, rowsOf, three, undone } from "#test/support/several-step";
import { deleteForGood, restoreDeletion } from "~/models/events/bin";
import type { SeveralChange } from "~/models/events/several-changes";
import { undoStep } from "~/models/events/undo-several";
import { deleteExpiredData } from "~/models/retention/expire";

const db = testDatabase();

const CHANGES: [what: string, change: SeveralChange, became: Partial<EventRow>][] = [
  ["type", { act: "type", type: "concert" }, { event_type: "concert" }],
  [
    "place",
    {
      act: "place",
      place: {
        location_name: "Storsalen",
        location_address: null,
        city: null,
        country: "Norge",
        lat: null,
        lng: null,
      },
    },
    { location_name: "Storsalen" },
  ],
  ["picture", { act: "picture", image: { address: null, file: null } }, { image_url: null, image_alt: null }],
  ["tags", { act: "tags", added: ["barn"], removed: ["KOR"] }, { tags: ["barn"] }],
  [
    "state",
    { act: "state", choice: "cancelled", reason: "Snø." },
    { state: "cancelled", state_reason: "Snø.", is_exception: false },
  ],
];

describe("several events can be chosen to change type, place, picture, tags, state, or delete, in one undoable step", () => {
  test.each(CHANGES)(
    "%s: all at once, told in each one's history, and back exactly as it was",
    async (_, change, became) => {
      const { organizer_id, rows } = await three({ image_url: "/images/events/gammelt", image_alt: "Et kor" });
      const before = await rowsOf(rows);
      const step = await done(organizer_id, change, { rows });
      expect(step).toMatchObject({ count: 3, left: [], act: change.act });
      for (const row of await rowsOf(rows)) expect(row).toMatchObject({ ...became, version: 2 });
      for (const row of await rowsOf(rows))
        expect(await listHistory(db, row!)).toMatchObject([
          { act: change.act === "state" ? "state" : "changed", count: 1 },
        ]);

      expect(await undone(step, fromNow({ minutes: 50 }))).toMatchObject({ count: 3, left: [] });
      expect((await rowsOf(rows)).map(lasting)).toEqual(before.map(lasting));
      for (const row of await rowsOf(rows))
        expect((await listHistory(db, row!))[0]).toMatchObject({ act: "stepUndone" });
    },
  );

  test("deletion: into the bin as one entry, and back with the series' rules", async () => {
    const { organizer_id, rows } = await three();
    const { id: series_id } = await aSeries(organizer_id, { until: "2026-06-25" });
    const dates = [];
    for (const days of [-7, 7, 14])
      dates.push(
        await anEvent({
          organizer_id,
          series_id,
          title: "Bønn",
          start_time: fromNow({ days }),
          series_day: `2026-06-${days < 0 ? "01" : 4 + days}`.replace(/-(\d)$/, "-0$1"),
        }),
      );
    const all = [...rows, ...dates];
    const before = await rowsOf(all);
    const [rule] = await rowsWith(eventSeries, { id: series_id });
    const step = await done(organizer_id, { act: "delete" }, { rows, series: [series_id] });
    expect(step.count).toBe(5);
    expect((await rowsOf(all)).filter(Boolean).map((row) => row!.id)).toEqual([dates[0]!.id]);
    expect((await rowsWith(eventSeries, { id: series_id }))[0]!.until).toBe("2026-06-01");
    expect(await listDeletions(db, organizer_id, fromNow({ days: -1 }))).toMatchObject([
      { count: 5, title: "Kveld 0, Kveld 1, Kveld 2 …" },
    ]);
    expect(await undone(step, fromNow({ days: 2 }))).toMatchObject({ left: [] });
    const plain = (row: EventRow | undefined) => row && { ...lasting(row), seq: 0, sort_key: 0 };
    expect((await rowsOf(all)).map(plain)).toEqual(before.map(plain));
    expect((await rowsWith(eventSeries, { id: series_id }))[0]!.until).toBe(rule!.until);
  });

  test("whole series that are deleted come back with their rules", async () => {
    const { id: organizer_id } = await anOrganizer();
    const made = [];
    for (const title of ["Bønn", "Kor"]) {
      const { id: series_id } = await aSeries(organizer_id);
      for (const days of [7, 14]) await anEvent({ organizer_id, series_id, title, start_time: fromNow({ days }) });
      made.push(series_id);
    }
    const rules = await rowsWith(eventSeries, { organizer_id });
    const step = await done(organizer_id, { act: "delete" }, { series: made });
    expect(await rowsWith(eventSeries, { organizer_id })).toEqual([]);
    await undone(step);
    const back = await rowsWith(eventSeries, { organizer_id });
    expect(back.map(({ id, until, pattern }) => ({ id, until, pattern }))).toEqual(
      rules.map(({ id, until, pattern }) => ({ id, until, pattern })),
    );
    const rows = await rowsWith(events, { organizer_id });
    expect(rows.map(({ series_id }) => series_id).sort()).toEqual([made[0], made[0], made[1], made[1]].sort());
  });

  test("an endless series goes on where some of its dates go, ends where all to come do, and is endless again", async () => {
    const { id: organizer_id } = await anOrganizer();
    const { id: series_id } = await aSeries(organizer_id, { endless: true, until: "2027-06-01" });
    const dates: EventRow[] = [];
    for (const days of [-7, 7, 14])
      dates.push(await anEvent({ organizer_id, series_id, start_time: fromNow({ days }) }));
    const isEndless = async () => (await rowsWith(eventSeries, { id: series_id }))[0]!.endless;
    await done(organizer_id, { act: "delete" }, { rows: [dates[1]!] });
    expect(await isEndless()).toBe(true);
    const step = await done(organizer_id, { act: "delete" }, { series: [series_id] });
    expect(await isEndless()).toBe(false);
    await undone(step);
    expect(await isEndless()).toBe(true);
  });

  test("a picture that was replaced is kept until it can't be wanted back, and is in use again then", async () => {
    const { id: organizer_id } = await anOrganizer();
    await db.insert(images).values({ id: "events/fint", width: 10, height: 10, organizer_id });
    const row = await anEvent({ organizer_id, image_url: "/images/events/fint" });
    const pictureOf = async () => (await rowsWith(images, { id: "events/fint" }))[0]!.orphaned_at;
    const step = await done(organizer_id, { act: "picture", image: { address: null, file: null } }, { rows: [row] });
    expect(await pictureOf()).toEqual(NOW);
    await undone(step);
    expect(await pictureOf()).toBeNull();
  });
});

describe("a row of a series", () => {
  test("stands for the dates that the list has found; a part of a series is changed by hand, the whole of it is not", async () => {
    const { id: organizer_id } = await anOrganizer();
    const { id: series_id } = await aSeries(organizer_id);
    const dates = [];
    for (const days of [-7, 7, 14, 35])
      dates.push(await anEvent({ organizer_id, series_id, start_time: fromNow({ days }) }));
    const part = await done(
      organizer_id,
      { act: "type", type: "youth" },
      { series: [series_id], filter: { month: "2026-06" } },
    );
    expect(part.count).toBe(2);
    expect((await rowsOf(dates)).map((row) => [row!.event_type, row!.is_exception])).toEqual([
      ["service", false],
      ["youth", true],
      ["youth", true],
      ["service", false],
    ]);
    await undone(part);
    const whole = await done(organizer_id, { act: "type", type: "youth" }, { series: [series_id] });
    expect(whole.count).toBe(3);
    expect((await rowsOf(dates)).map((row) => row!.is_exception)).toEqual([false, false, false, false]);
    expect(await listHistory(db, (await rowOf(dates[2]!.id))!)).toMatchObject([
      { count: 3 },
      { count: 2 },
      { count: 2 },
    ]);
  });
});

describe("what a step leaves is named, and why", () => {
  test("imported ones, changed meanwhile, over, too many tags, so already", async () => {
    const { organizer_id, rows } = await three();
    const imported = await anEvent({ organizer_id, title: "Hentet", google_calendar_id: "x" });
    const newer = { ...rows[0]!, version: 0 };
    const step = await done(organizer_id, { act: "type", type: "concert" }, { rows: [newer, rows[1]!, imported] });
    expect(step.left).toEqual([
      { id: rows[0]!.id, title: "Kveld 0", why: "changed" },
      { id: imported.id, title: "Hentet", why: "imported" },
    ]);
    expect(step.count).toBe(1);
    expect((await rowOf(rows[0]!.id))!.event_type).toBe("service");

    const past = await anEvent({ organizer_id, start_time: fromNow({ days: -3 }) });
    const state: SeveralChange = { act: "state", choice: "full", reason: null };
    expect((await done(organizer_id, state, { rows: [past] })).left).toMatchObject([{ why: "over" }]);
    const ten = Array.from({ length: 10 }, (_, n) => `ord${n}`);
    const tags: SeveralChange = { act: "tags", added: ten, removed: [] };
    expect((await done(organizer_id, tags, { rows: [rows[2]!] })).left).toMatchObject([{ why: "tooManyTags" }]);
    const same: SeveralChange = { act: "type", type: "service" };
    expect((await done(organizer_id, same, { rows: [rows[2]!] })).left).toMatchObject([{ why: "same" }]);
  });

  test("an undo leaves what somebody has changed or deleted since, and brings the others back", async () => {
    const { organizer_id, rows } = await three();
    const step = await done(organizer_id, { act: "type", type: "concert" }, { rows });
    await db.update(events).set({ title: "Rettet", version: 9 }).where(eq(events.id, rows[0]!.id));
    await db.delete(events).where(eq(events.id, rows[1]!.id));
    const result = await undone(step);
    expect(result.count).toBe(1);
    expect(result.left).toEqual([
      { id: rows[0]!.id, title: "Rettet", why: "changed" },
      { id: rows[1]!.id, title: "Kveld 1", why: "gone" },
    ]);
    expect((await rowOf(rows[2]!.id))!.event_type).toBe("service");
    expect((await rowOf(rows[0]!.id))!.event_type).toBe("concert");
  });
});

describe("a press", () => {
  test("that is sent twice counts once, at the same moment too", async () => {
    const { organizer_id, rows } = await three();
    const tags: SeveralChange = { act: "tags", added: ["barn"], removed: [] };
    const [first, second] = await Promise.all([
      done(organizer_id, tags, { rows, key: "same" }),
      done(organizer_id, tags, { rows, key: "same" }),
    ]);
    const third = await done(organizer_id, tags, { rows, key: "same" });
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect((await rowsOf(rows)).map((row) => row!.version)).toEqual([2, 2, 2]);
    await undone(first);
    const twice = await undoStep((await findStep(db, organizer_id, first.id))!, "somebody", eventDeps());
    expect(twice).toMatchObject({ ok: true });
    expect((await rowsOf(rows)).map((row) => row!.version)).toEqual([3, 3, 3]);
  });

  test("with an event of another organizer is refused, and nothing is changed", async () => {
    const { organizer_id, rows } = await three();
    const foreign = await anEvent();
    const change: SeveralChange = { act: "type", type: "concert" };
    expect(await press(organizer_id, change, { rows: [...rows, foreign] })).toMatchObject({
      problem: { kind: "notYours" },
    });
    expect((await rowsOf([...rows, foreign])).map((row) => row!.event_type)).toEqual(Array(4).fill("service"));
    const series = await aSeries(foreign.organizer_id);
    await anEvent({ organizer_id: foreign.organizer_id, series_id: series.id });
    expect(await press(organizer_id, change, { series: [series.id] })).toMatchObject({ problem: { kind: "notYours" } });
  });

  test("on all that are found is refused where the list finds others than it showed, or more than 200", async () => {
    const { organizer_id } = await three();
    const change: SeveralChange = { act: "type", type: "concert" };
    expect(await press(organizer_id, change, { isAll: true, all: { count: 2, changedAt: 0 } })).toMatchObject({
      problem: { kind: "listChanged" },
    });
    expect((await done(organizer_id, change, { isAll: true, all: { count: 3, changedAt: 0 } })).count).toBe(3);
    for (let n = 0; n < 198; n++) await anEvent({ organizer_id });
    expect(await press(organizer_id, change, { isAll: true, all: { count: 201, changedAt: 0 } })).toMatchObject({
      problem: { kind: "tooManyChosen" },
    });
  });

  test("of a deletion is offered for undo within the hour, and as long as its events lie in the bin", async () => {
    for (const end of [restoreDeletion, deleteForGood]) {
      const { organizer_id, rows } = await three();
      const step = await done(organizer_id, { act: "delete" }, { rows });
      expect(await listSteps(db, organizer_id, NOW)).toMatchObject([{ id: step.id, act: "delete", left: [] }]);
      expect(await listSteps(db, organizer_id, fromNow({ hours: 2 }))).toEqual([]);
      await end((await findDeletion(db, step.id))!, "somebody", { db, now: NOW });
      expect(await listSteps(db, organizer_id, NOW)).toEqual([]);
      expect((await rowsWith(eventHistory, { id: step.id }))[0]!.undo_until).toBeNull();
    }
    const { organizer_id, rows } = await three();
    await done(organizer_id, { act: "delete" }, { rows });
    await db.delete(eventDeletions);
    expect(await listSteps(db, organizer_id, NOW)).toEqual([]);
  });

  test("can be undone for an hour, is listed as long, and forgotten after a day", async () => {
    const { organizer_id, rows } = await three();
    const step = await done(organizer_id, { act: "type", type: "concert" }, { rows });
    expect(await listSteps(db, organizer_id, fromNow({ minutes: 59 }))).toMatchObject([{ id: step.id }]);
    expect(await listSteps(db, organizer_id, fromNow({ minutes: 61 }))).toEqual([]);
    expect(await undoStep(step, "somebody", eventDeps({ now: fromNow({ minutes: 61 }) }))).toMatchObject({
      problem: { kind: "tooLate" },
    });
    const restored = await done(
      organizer_id,
      { act: "type", type: "youth" },
      { rows: (await rowsOf(rows)).map((row) => row!) },
    );
    await db.update(eventHistory).set({ undo: null, undo_until: null }).where(eq(eventHistory.id, restored.id));
    await deleteExpiredData({ db, now: fromNow({ days: 2 }) });
    for (const { id } of [step, restored]) expect(await rowsWith(eventHistory, { id })).toEqual([]);
  });
});
