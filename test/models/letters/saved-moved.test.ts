import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { changeSavedIds } from "#db/queries/favorites/saved-ids";
import { addToReader } from "#db/queries/letters/readers";
import { events, letterEvents, users } from "#db/schema";
import { aCalendar, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW, stamp } from "#test/support/clock";
import { calendar, event as icalEvent } from "#test/support/ical";
import { aReader, forgetLetters, lettersOf, runLetters } from "#test/support/letters";
import { anEvent, testDatabase, rowsWith } from "#test/support/rows";
import { newId } from "~/models/site/new-id";

const db = testDatabase();

beforeEach(async () => {
  await forgetLetters();
  // The first run begins to look.
  await runLetters(fromNow({ minutes: -1 }));
});

const subjects = async (id: string) => (await lettersOf(id)).map(({ subject }) => subject).sort();

/** Somebody without an account who has saved some events. */
async function aSaver(given: Parameters<typeof aReader>[0], ...eventIds: string[]) {
  const reader = await aReader({ weekly: false, next_at: null, ...given });
  await db.batch([...addToReader(db, reader.id, { searches: [], eventIds })]);
  return reader;
}

/** The same with an account. */
async function anAccount(given: Parameters<typeof aReader>[0], ...eventIds: string[]) {
  const id = newId();
  await db.insert(users).values({ id, email: `${id}@lillevik.test`, password_hash: "x" });
  const saved = { events: eventIds.map((event): [string, string] => [newId(), event]), organizers: [] };
  await changeSavedIds(db, id, { ...saved, removedEvents: [], removedOrganizers: [] }, { now: NOW, limit: 9 });
  return aReader({ user_id: id, weekly: false, next_at: null, ...given });
}

const change = (id: string, minutes: number, given: Partial<typeof events.$inferInsert>) =>
  db
    .update(events)
    .set({ ...given, updated_at: fromNow({ minutes }) })
    .where(eq(events.id, id));

describe("who has saved an event that is merged into another", () => {
  /** One that is shown, and one that is merged into it after both were saved by everybody. */
  async function savedTwice(start: Date, choices: Parameters<typeof aReader>[0]) {
    const when = { start_time: start, end_time: null };
    const { id: shown } = await anEvent({ title: "Korkveld", ...when });
    const { id: merged } = await anEvent({ title: "Kveld med koret", ...when });
    const savers = [
      await aSaver(choices, merged),
      await aSaver(choices, shown),
      await aSaver(choices, merged, shown),
      await anAccount(choices, merged),
      await anAccount(choices, shown, merged),
    ];
    await db.update(events).set({ merged_into: shown }).where(eq(events.id, merged));
    return { shown, savers };
  }

  test("is reminded of the one that is shown, once", async () => {
    const { savers } = await savedTwice(fromNow({ hours: 2, minutes: 5 }), { reminder: "hours" });
    await runLetters(fromNow({ minutes: 6 }));
    for (const { id } of savers) expect(await subjects(id)).toEqual(["Om to timer: Korkveld"]);
  });

  test("is told at once when that one is cancelled, and when it is on again, each once", async () => {
    const { shown, savers } = await savedTwice(fromNow({ days: 3 }), { at_once: true });
    await change(shown, 1, { state: "cancelled" });
    await runLetters(fromNow({ minutes: 1 }));
    await change(shown, 2, { state: "planned" });
    await runLetters(fromNow({ minutes: 2 }));
    for (const { id } of savers)
      expect(await subjects(id)).toEqual(["Avlyst: Korkveld", "Som planlagt likevel: Korkveld"]);
  });

  test("has it in the weekly letter, once", async () => {
    const { savers } = await savedTwice(fromNow({ days: 3 }), { weekly: true, next_at: NOW });
    await runLetters();
    for (const { id } of savers) expect((await lettersOf(id))[0]!.body_text!.split("Korkveld")).toHaveLength(2);
  });
});

describe("who has saved an event that is at another time or place", () => {
  const SATURDAY = new Date("2026-06-27T16:00:00Z");
  const FRIDAY = new Date("2026-06-26T16:00:00Z");

  const aConcert = (given: Parameters<typeof anEvent>[0] = {}) =>
    anEvent({ title: "Konsert", start_time: SATURDAY, end_time: null, ...given });

  test("is told at once however far ahead it is, also where nobody marks it as moved", async () => {
    const { id: event } = await aConcert();
    const savers = [await aSaver({ at_once: true }, event), await anAccount({ at_once: true }, event)];
    await change(event, 1, { start_time: FRIDAY });
    await runLetters(fromNow({ minutes: 1 }));
    await change(event, 2, { description: "Ny tekst" });
    await runLetters(fromNow({ minutes: 2 }));
    for (const { id } of savers) {
      const letters = await lettersOf(id);
      expect(letters.map(({ subject }) => subject)).toEqual(["Ny tid: Konsert"]);
      for (const words of ["fredag 26. juni kl. 18:00: Konsert", "Før: lørdag 27. juni kl. 18:00"])
        expect(letters[0]!.body_text).toContain(words);
    }
  });

  test("is told where its calendar gives it, also beyond two weeks", async () => {
    const { id: source } = await aCalendar();
    const at = (days: number) => {
      const start = `DTSTART:${stamp(fromNow({ days }))}`;
      return runCalendar(source, calendar(icalEvent("UID:konsert", "SUMMARY:Konsert", start)));
    };
    await at(23);
    const [event] = await rowsWith(events, { google_calendar_sync_id: source });
    const { id } = await aSaver({ at_once: true }, event!.id);
    await at(22);
    const [moved] = await rowsWith(events, { google_calendar_sync_id: source });
    expect([moved!.id, moved!.state]).toEqual([event!.id, "planned"]);
    await runLetters(fromNow({ minutes: 1 }));
    expect(await subjects(id)).toEqual(["Ny tid: Konsert"]);
  });

  test("is told of each further move, and that it is as planned when it is moved back", async () => {
    const { id: event } = await aConcert();
    const { id } = await aSaver({ at_once: true }, event);
    for (const [minutes, start_time] of [
      [1, FRIDAY],
      [2, new Date("2026-06-26T17:00:00Z")],
      [3, SATURDAY],
    ] as const) {
      await change(event, minutes, { start_time });
      await runLetters(fromNow({ minutes }));
    }
    expect(await subjects(id)).toEqual(["Ny tid: Konsert", "Ny tid: Konsert", "Som planlagt likevel: Konsert"]);
  });

  test("is told of another place, and not of a letter that is put right", async () => {
    const { id: event } = await aConcert({ location_name: "Slovik kirke" });
    const savers = [await aSaver({ at_once: true }, event), await anAccount({ at_once: true }, event)];
    await change(event, 1, { location_name: "Solvik kirke" });
    await runLetters(fromNow({ minutes: 1 }));
    for (const { id } of savers) expect(await subjects(id)).toEqual([]);
    await change(event, 2, { location_name: "Bedehuset" });
    await runLetters(fromNow({ minutes: 2 }));
    for (const { id } of savers) {
      const letters = await lettersOf(id);
      expect(letters.map(({ subject }) => subject)).toEqual(["Nytt sted: Konsert"]);
      expect(letters[0]!.body_text).toContain("Før: Slovik kirke");
    }
  });

  test("is not told where they saved it after the move, or where a whole day gets a clock", async () => {
    const { id: moved } = await aConcert();
    await change(moved, 1, { start_time: FRIDAY });
    const { id: day } = await aConcert({ start_time: new Date("2026-06-26T22:00:00Z"), all_day: true });
    const { id } = await aSaver({ at_once: true }, moved, day);
    await change(moved, 2, { title: "Konsert i parken" });
    await change(day, 2, { start_time: SATURDAY, all_day: false });
    await runLetters(fromNow({ minutes: 2 }));
    expect(await subjects(id)).toEqual([]);
  });

  test("is told once, not twice, where it is marked as moved as well", async () => {
    const { id: event } = await aConcert();
    const { id } = await aSaver({ at_once: true }, event);
    await change(event, 1, { start_time: FRIDAY, state: "moved", previous_start_time: SATURDAY });
    await runLetters(fromNow({ minutes: 1 }));
    await change(event, 2, { state: "moved", description: "Ny tekst" });
    await runLetters(fromNow({ minutes: 2 }));
    expect(await subjects(id)).toEqual(["Ny tid: Konsert"]);
  });

  test("of what is not known to have begun otherwise, nothing is told", async () => {
    const { id: event } = await aConcert();
    const { id } = await aSaver({ at_once: true }, event);
    await db.update(letterEvents).set({ known_start: null, known_place: null });
    await change(event, 1, { start_time: FRIDAY });
    await runLetters(fromNow({ minutes: 1 }));
    expect(await subjects(id)).toEqual([]);
  });
});
