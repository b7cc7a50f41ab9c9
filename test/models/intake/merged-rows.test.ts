import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findIntake } from "#db/queries/intakes";
import { eventHistory, events } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { aCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { asks, reviewDeps } from "#test/support/reviewing";
import { anEvent, anOrganizer, rowsWith, testDatabase } from "#test/support/rows";
import { waitingRows } from "~/domain/review/waiting";
import { bringIn } from "~/models/intake/bring-in";
import { reviewIntake } from "~/models/intake/review";
import type { ReviewRequest } from "~/schemas/intake/review";

const db = testDatabase();
const TEXT = `Program for juni 2026
Søndag 14. juni kl. 11.30 Familiegudstjeneste med dåp i Nes kirke
Søndag 21. juni kl. 18.00 Kveldsmesse i Nes kirke`;
const AT_ELEVEN = new Date("2026-06-14T11:00+02:00");

/** Brings the programme in for an organizer that has its first event already. */
async function brought(given: Parameters<typeof anEvent>[0] = {}) {
  const { id: organizer_id } = await anOrganizer();
  const stored = await anEvent({
    organizer_id,
    title: "Familiegudstjeneste med dåp",
    description: "Velkommen, små og store!",
    event_type: "service",
    start_time: AT_ELEVEN,
    end_time: null,
    location_name: "Nes kirke",
    location_address: "Kirkeveien 1",
    image_url: "/bilder/dap.jpg",
    external_url: null,
    ...given,
  });
  return { stored, organizer_id, ...(await bringAgain(organizer_id)) };
}

async function bringAgain(organizerId: string) {
  const { id: userId } = await anAccount();
  const found = await bringIn([{ pasted: TEXT }], { organizerId, userId }, reviewDeps());
  if (!found.ok) throw new Error(found.problem.kind);
  const intake = (await findIntake(db, found.value.id))!;
  return { id: intake.id, rows: intake.rows };
}

const review = async (id: string, request: ReviewRequest, now = NOW) =>
  reviewIntake((await findIntake(db, id))!, request, reviewDeps({ now }));
const eventsOf = (organizer_id: string) =>
  db.select().from(events).where(eq(events.organizer_id, organizer_id)).orderBy(events.start_time);

/** Decides that the first row is what there is already, and publishes both. */
async function merged(given: Parameters<typeof anEvent>[0] = {}) {
  const it = await brought(given);
  const [first, second] = it.rows;
  const same = { existing: { id: first!.id, is: "same" as const } };
  await review(it.id, asks({ ticked: [second!.id], decisions: { ticked: new Set([second!.id]), ...same } }));
  const done = await review(it.id, asks({ intent: "publish", version: 2, ticked: [first!.id, second!.id] }));
  return { ...it, done };
}

describe("a row that is there already", () => {
  test("is found, is not ticked, and what is new is", async () => {
    const { rows, stored } = await brought();
    expect(rows.map(({ existing, isTicked }) => [existing?.id ?? null, isTicked])).toEqual([
      [stored.id, false],
      [null, true],
    ]);
    expect(rows[0]!.existing).toMatchObject({
      day: "2026-06-14",
      time: "11:00",
      place: "Nes kirke",
      isImported: false,
    });
  });

  test("is found among those that are held on the first day, and when a programme is pasted twice", async () => {
    const { organizer_id, id, rows } = await brought({ public_from: fromNow({ days: 1 }) });
    expect(rows[0]!.existing).not.toBeNull();
    await review(id, asks({ intent: "publish", ticked: [rows[1]!.id] }));
    const again = await bringAgain(organizer_id);
    expect(again.rows.map(({ existing, isTicked }) => [Boolean(existing), isTicked])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test("of a calendar is told as such, and never changed from here", async () => {
    const { id: google_calendar_sync_id, organizer_id } = await aCalendar();
    const stored = await anEvent({
      organizer_id,
      google_calendar_sync_id,
      google_calendar_id: "x",
      google_event_id: "1#",
      title: "Kveldsmesse",
      start_time: new Date("2026-06-21T18:00+02:00"),
      location_name: "Nes kirke",
    });
    const { id, rows } = await bringAgain(organizer_id);
    expect(rows[1]!.existing).toMatchObject({ id: stored.id, isImported: true });
    const same = { ticked: new Set<string>(), existing: { id: rows[1]!.id, is: "same" as const } };
    await review(id, asks({ decisions: same }));
    await review(id, asks({ intent: "publish", version: 2, ticked: [rows[1]!.id] }));
    const [, kept, own] = await eventsOf(organizer_id).then((all) => [null, ...all]);
    expect([kept!.version, own!.title]).toEqual([stored.version, "Kveldsmesse"]);
  });

  test("nobody's else event is found", async () => {
    const { rows } = await brought({ organizer_id: (await anOrganizer()).id });
    expect(rows[0]!.existing ?? null).toBeNull();
  });
});

describe("a row is merged with what there is", () => {
  test("title, time and place become the row's; image, text and type stay, and it is one event", async () => {
    const { organizer_id, stored, done } = await merged();
    expect(done).toEqual({ ok: true, value: { kind: "published", count: 2 } });
    const [first, second, ...more] = await eventsOf(organizer_id);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      id: stored.id,
      start_time: new Date("2026-06-14T11:30+02:00"),
      description: "Velkommen, små og store!",
      image_url: "/bilder/dap.jpg",
      location_address: "Kirkeveien 1",
      version: stored.version + 1,
    });
    expect(second!.title).toBe("Kveldsmesse");
  });

  test("an end that was written by hand stays as long after the start where the row says none", async () => {
    const { organizer_id } = await merged({ end_time: new Date("2026-06-14T12:30+02:00") });
    const [first, second] = await eventsOf(organizer_id);
    expect(first).toMatchObject({
      start_time: new Date("2026-06-14T11:30+02:00"),
      end_time: new Date("2026-06-14T13:00+02:00"),
    });
    expect(second!.end_time).toBeNull();
  });

  test("sent twice, it is written once", async () => {
    const { id, rows, organizer_id } = await merged();
    const again = asks({ intent: "publish", version: 2, ticked: rows.map((row) => row.id) });
    expect(await review(id, again)).toMatchObject({ ok: true });
    expect((await eventsOf(organizer_id)).map(({ version }) => version)).toEqual([2, 1]);
  });

  test("is told as the press of who published, whoever brought it in", async () => {
    const { id, rows } = await brought();
    const { id: userId } = await anAccount();
    const both = { ticked: rows.map((row) => row.id) };
    const existing = { id: rows[0]!.id, is: "same" as const };
    await review(id, asks({ ...both, decisions: { ticked: new Set(both.ticked), existing } }));
    const publish = { ...asks({ ...both, intent: "publish", version: 2 }), userId };
    expect(await reviewIntake((await findIntake(db, id))!, publish, reviewDeps())).toMatchObject({ ok: true });
    expect(await rowsWith(eventHistory, { id })).toMatchObject([{ act: "intake", user_id: userId }]);
  });

  test("undone within the hour, what there was is as it was", async () => {
    const { id, stored, organizer_id } = await merged();
    expect(await review(id, asks({ intent: "undo" }))).toEqual({ ok: true, value: { kind: "undone", kept: 0 } });
    const [only, ...more] = await eventsOf(organizer_id);
    expect(more).toEqual([]);
    const { version: _, updated_at: __, ...before } = stored;
    expect(only).toMatchObject(before);
  });

  test("undone after somebody has edited it, their words stay", async () => {
    const { id, stored, organizer_id } = await merged();
    await db
      .update(events)
      .set({ title: "Rettet for hånd", version: 9, updated_at: fromNow({ minutes: 5 }) })
      .where(eq(events.id, stored.id));
    expect(await review(id, asks({ intent: "undo" }), fromNow({ minutes: 6 }))).toMatchObject({ value: { kept: 1 } });
    expect((await eventsOf(organizer_id)).map(({ title }) => title)).toEqual(["Rettet for hånd"]);
  });

  test("undone while a colleague saves it: nothing is undone, and it is said; once more, their words stay", async () => {
    const { id, stored, organizer_id } = await merged();
    const save = () =>
      db
        .update(events)
        .set({ title: "Rettet akkurat nå", version: 9, updated_at: fromNow({ minutes: 5 }) })
        .where(eq(events.id, stored.id));
    const batch = async (...given: Parameters<typeof db.batch>) => {
      await save();
      return db.batch(...given);
    };
    const saving = new Proxy(db, {
      get: (whole, name) => (name === "batch" ? batch : (Reflect.get(whole, name) as unknown)),
    });
    const deps = { ...reviewDeps({ now: fromNow({ minutes: 6 }) }), db: saving };
    const undo = asks({ intent: "undo" });
    const stopped = await reviewIntake((await findIntake(db, id))!, undo, deps);
    expect(stopped).toEqual({ ok: false, problem: { kind: "savedMeanwhile" } });
    expect((await eventsOf(organizer_id)).map(({ title }) => title)).toEqual(["Rettet akkurat nå", "Kveldsmesse"]);
    expect(await review(id, undo, fromNow({ minutes: 6 }))).toMatchObject({ value: { kept: 1 } });
    expect((await eventsOf(organizer_id)).map(({ title }) => title)).toEqual(["Rettet akkurat nå"]);
  });

  test("where it was deleted meanwhile, the row becomes an event of its own", async () => {
    const { id, rows, stored, organizer_id } = await brought();
    const same = { ticked: new Set<string>(), existing: { id: rows[0]!.id, is: "same" as const } };
    await review(id, asks({ decisions: same }));
    await db.delete(events).where(eq(events.id, stored.id));
    await review(id, asks({ intent: "publish", version: 2, ticked: [rows[0]!.id] }));
    expect((await eventsOf(organizer_id)).map(({ start_time }) => start_time)).toEqual([
      new Date("2026-06-14T11:30+02:00"),
    ]);
  });

  test("said to be another event, it is published beside it", async () => {
    const { id, rows, organizer_id } = await brought();
    const another = { ticked: new Set<string>(), existing: { id: rows[0]!.id, is: "another" as const } };
    await review(id, asks({ decisions: another }));
    await review(id, asks({ intent: "publish", version: 2, ticked: [rows[0]!.id] }));
    expect(await eventsOf(organizer_id)).toHaveLength(2);
  });
});

describe("the same brought in twice before either is published", () => {
  const allOf = (rows: readonly { id: string }[]) => asks({ intent: "publish", ticked: rows.map(({ id }) => id) });

  test("is asked about in the second: nothing of it is published, and what was written stays", async () => {
    const { id: organizerId } = await anOrganizer();
    const [one, other] = [await bringAgain(organizerId), await bringAgain(organizerId)];
    expect((await review(one.id, allOf(one.rows))).ok).toBe(true);
    const [first, second] = other.rows;
    const written = new Map([[second!.id, { title: "Kveldsmesse med kor" }]]);
    const { decisions, ...press } = allOf(other.rows);
    const asked = await review(other.id, { ...press, decisions: { ...decisions, written } });
    expect(asked).toEqual({ ok: false, problem: { kind: "thereNow" } });
    const now = (await findIntake(db, other.id))!;
    const there = (await eventsOf(organizerId)).map(({ id }) => id);
    expect(now.rows.map(({ title, isTicked, existing }) => [title, isTicked, existing?.id])).toEqual([
      ["Familiegudstjeneste med dåp", false, there[0]],
      ["Kveldsmesse med kor", false, there[1]],
    ]);
    const another = {
      ...asks({ version: 2 }),
      decisions: { ticked: new Set<string>(), existing: { id: first!.id, is: "another" as const } },
    };
    await review(other.id, another);
    const done = await review(other.id, asks({ intent: "publish", version: 3, ticked: [first!.id] }));
    expect([done, await eventsOf(organizerId)]).toMatchObject([{ value: { count: 1 } }, { length: 3 }]);
  });

  test("is no double of itself once its publication was taken back in part", async () => {
    const { id: organizerId } = await anOrganizer();
    const { id, rows } = await bringAgain(organizerId);
    await review(id, allOf(rows));
    await db.update(events).set({ version: 2 }).where(eq(events.id, rows[0]!.id));
    await review(id, asks({ intent: "undo", version: 2 }));
    expect(await eventsOf(organizerId)).toHaveLength(1);
    const { version } = (await findIntake(db, id))!;
    expect((await review(id, { ...allOf(rows), version })).ok).toBe(true);
    expect(await eventsOf(organizerId)).toHaveLength(2);
  });
});

test.each([
  ["as it is told there is out and waits for nothing", new Date("2026-06-14T11:30+02:00"), []],
  ["at another hour waits for a choice", AT_ELEVEN, ["Familiegudstjeneste med dåp"]],
] as const)("when the rest is published, what is there already %s", async (_, start_time, waiting) => {
  const { id, rows } = await brought({ start_time });
  const [there, fresh] = rows;
  expect(there!.isTicked).toBe(false);
  const published = await review(id, asks({ intent: "publish", ticked: [fresh!.id] }));
  expect(published).toEqual({ ok: true, value: { kind: "published", count: 1 } });
  expect(waitingRows((await findIntake(db, id))!).map(({ title }) => title)).toEqual(waiting);
});
