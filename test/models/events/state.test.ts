import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bringBack, moveToBin } from "#db/queries/events/bin";
import { findImportedEvent, newestImportedVersion } from "#db/queries/events/imported";
import { findOwnEvent, newestVersion } from "#db/queries/events/own";
import { findEpoch } from "#db/queries/site/publication";
import { eventHistory, events } from "#db/schema";
import { runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { feed, imported, rowOf } from "#test/support/local-changes";
import { anEvent, aSeries, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { changeImportedState, undoImportedState } from "~/models/calendars/imported-state";
import { changeState, type StateChange, undoState } from "~/models/events/state";
import { deleteExpiredData } from "~/models/retention/expire";

const db = testDatabase();
const deps = { db, now: NOW };
const own = async (id: string) => (await findOwnEvent(db, id))!;

async function press(id: string, given: Partial<StateChange> = {}, now = NOW) {
  const event = await own(id);
  const change = {
    choice: "cancelled",
    reason: null,
    scope: "this",
    version: newestVersion(event),
    userId: "somebody",
    ...given,
  } as const;
  return changeState(event, change, { db, now });
}

async function aWeek() {
  const organizer_id = (await anOrganizer()).id;
  const { id: series_id } = await aSeries(organizer_id);
  const days = [-7, 7, 14, 21];
  const made = [];
  for (const day of days) {
    const is_exception = day === 21;
    made.push(await anEvent({ organizer_id, series_id, start_time: fromNow({ days: day }), is_exception }));
  }
  return made.map(({ id }) => id);
}

const statesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await rowOf(id)).state));

describe("what has become of an event", () => {
  test("is set with a reason, shows at once, and raises its version", async () => {
    const { id } = await anEvent({});
    const before = await findEpoch(db);
    expect(await press(id, { reason: "Presten er syk." })).toEqual({ ok: true, value: { count: 1 } });
    expect(await rowOf(id)).toMatchObject({
      state: "cancelled",
      state_reason: "Presten er syk.",
      version: 2,
      updated_at: NOW,
    });
    expect(await findEpoch(db)).toBe(before + 1);
  });

  test("is set of this date, of this and the following, or of all to come, those changed by hand too", async () => {
    const one = await aWeek();
    await press(one[2]!);
    expect(await statesOf(one)).toEqual(["planned", "planned", "cancelled", "planned"]);
    const following = await aWeek();
    expect(await press(following[2]!, { scope: "following" })).toMatchObject({ value: { count: 2 } });
    expect(await statesOf(following)).toEqual(["planned", "planned", "cancelled", "cancelled"]);
    const all = await aWeek();
    await press(all[2]!, { scope: "all" });
    expect(await statesOf(all)).toEqual(["planned", "cancelled", "cancelled", "cancelled"]);
  });

  test("leaves registration alone, and registration leaves it", async () => {
    const { id } = await anEvent({});
    await press(id, { choice: "full" });
    await press(id, { choice: "closed", reason: "Ring kontoret." });
    expect(await rowOf(id)).toMatchObject({ state: "full", registration: "closed", state_reason: "Ring kontoret." });
    await press(id, { choice: "planned" });
    expect(await rowOf(id)).toMatchObject({ state: "planned", registration: "closed", state_reason: null });
  });

  test("of a moved event that was called off is moved again, and as planned only when asked once more", async () => {
    const moved = { state: "moved", previous_start_time: fromNow({ days: 1 }), previous_location: "Kirken" } as const;
    const { id } = await anEvent(moved);
    await press(id);
    await press(id, { choice: "planned" });
    expect(await rowOf(id)).toMatchObject(moved);
    await press(id, { choice: "planned" });
    expect(await rowOf(id)).toMatchObject({ state: "planned", previous_start_time: null, previous_location: null });
  });

  test("counts once where it was sent twice", async () => {
    const { id } = await anEvent({});
    const event = await own(id);
    const change = { choice: "cancelled", reason: "Snø", scope: "this", version: 1, userId: "somebody" } as const;
    expect((await changeState(event, change, deps)).ok).toBe(true);
    expect((await changeState(await own(id), change, deps)).ok).toBe(true);
    expect((await rowOf(id)).version).toBe(2);
    expect(await rowsWith(eventHistory, { event_id: id })).toHaveLength(1);
  });

  test("is not set over what somebody else has changed meanwhile", async () => {
    const { id } = await anEvent({});
    await press(id, { choice: "full" });
    expect(await press(id, { choice: "cancelled", version: 1 })).toMatchObject({
      problem: { kind: "changedMeanwhile", stored: { event: { state: "full" } } },
    });
    expect((await rowOf(id)).state).toBe("full");
  });

  test("is not set of an event that is over", async () => {
    const { id } = await anEvent({ start_time: fromNow({ days: -1 }), end_time: null });
    expect(await press(id)).toMatchObject({ problem: { kind: "tooLate" } });
  });
});

describe("undoing it", () => {
  test("is over where the event has been in the bin", async () => {
    const { id, organizer_id } = await anEvent({});
    await press(id);
    const gone = { id: "in-the-bin", organizerId: organizer_id, userId: "somebody", title: "Messe" };
    await db.batch(moveToBin(db, { ...gone, eventIds: [id], seriesIds: [] }, NOW));
    await db.batch(bringBack(db, gone, NOW));
    expect(await rowsWith(eventHistory, { event_id: id, act: "state" })).toMatchObject([
      { undo: null, undo_until: null },
    ]);
  });

  test("puts all that the press changed back as it was, within the hour", async () => {
    const ids = await aWeek();
    await press(ids[1]!, { choice: "full" });
    await press(ids[1]!, { scope: "all", reason: "Snø" });
    expect(await undoState(await own(ids[1]!), { userId: "somebody" }, { db, now: fromNow({ minutes: 59 }) })).toEqual({
      ok: true,
      value: null,
    });
    expect(await statesOf(ids)).toEqual(["planned", "full", "planned", "planned"]);
    expect((await rowOf(ids[1]!)).state_reason).toBeNull();
  });

  test("is too late after the hour: nothing is changed", async () => {
    const { id } = await anEvent({});
    await press(id);
    await undoState(await own(id), { userId: "somebody" }, { db, now: fromNow({ minutes: 61 }) });
    expect((await rowOf(id)).state).toBe("cancelled");
  });

  test("is refused where somebody has changed one of the events since", async () => {
    const { id } = await anEvent({});
    await press(id);
    await db.update(events).set({ title: "Nytt", version: 3 }).where(eq(events.id, id));
    expect(await undoState(await own(id), { userId: "somebody" }, deps)).toMatchObject({
      problem: { kind: "changedMeanwhile" },
    });
    expect((await rowOf(id)).state).toBe("cancelled");
  });

  test("sent twice counts once", async () => {
    const { id } = await anEvent({});
    await press(id);
    await undoState(await own(id), { userId: "somebody" }, deps);
    await press(id, { choice: "postponed" });
    await undoState(await own(id), { userId: "somebody" }, deps);
    expect((await undoState(await own(id), { userId: "somebody" }, deps)).ok).toBe(true);
    expect((await rowOf(id)).state).toBe("planned");
  });

  test("is forgotten after the hour", async () => {
    const { id } = await anEvent({});
    await press(id);
    await deleteExpiredData({ db, now: fromNow({ minutes: 61 }) });
    expect(await rowsWith(eventHistory, { event_id: id })).toMatchObject([{ undo: null }]);
  });
});

describe("what has become of an imported event, set here", () => {
  const importedOwn = async (id: string) => (await findImportedEvent(db, id, NOW))!;
  const set = async (id: string, given: Partial<StateChange> = {}) => {
    const event = await importedOwn(id);
    const change = {
      choice: "cancelled",
      reason: "Snø",
      scope: "this",
      version: newestImportedVersion(event),
      userId: "somebody",
    } as const;
    return changeImportedState(event, { ...change, ...given }, deps);
  };

  test("survives every run, and is marked as set here", async () => {
    const { sync, id } = await imported();
    expect(await set(id)).toMatchObject({ ok: true });
    await runCalendar(sync, feed({ description: "Ny tekst." }));
    expect(await rowOf(id)).toMatchObject({
      state: "cancelled",
      state_reason: "Snø",
      description: "Ny tekst.",
      source_values: { state: "planned", state_reason: null },
    });
  });

  test("gives way where its source cancels it, and not where somebody says that it is on all the same", async () => {
    const { sync, id } = await imported();
    await set(id, { choice: "full" });
    await runCalendar(sync, feed({ summary: "AVLYST: Høymesse" }));
    expect(await rowOf(id)).toMatchObject({ state: "cancelled", state_reason: null, title: "Høymesse" });
    await set(id, { choice: "planned", reason: "Vi holder den likevel." });
    await runCalendar(sync, feed({ summary: "AVLYST: Høymesse", description: "Nytt." }));
    expect(await rowOf(id)).toMatchObject({ state: "planned", state_reason: "Vi holder den likevel." });
  });

  test("can be undone within the hour, and then follows the source again", async () => {
    const { sync, id } = await imported();
    await set(id);
    expect(await undoImportedState(await importedOwn(id), { userId: "somebody" }, deps)).toEqual({
      ok: true,
      value: null,
    });
    expect(await rowOf(id)).toMatchObject({ state: "planned", state_reason: null, source_values: null });
    await runCalendar(sync, feed({ summary: "Høymesse – avlyst" }));
    expect((await rowOf(id)).state).toBe("cancelled");
  });
});
