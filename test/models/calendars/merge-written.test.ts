import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { findImportedEvent } from "#db/queries/events/imported";
import { findOrganizerPage } from "#db/queries/organizers/page";
import { events, users } from "#db/schema";
import { settlingDatabase } from "#db/settling";
import { aCalendar, calendarDeps, importedEvents, runCalendar } from "#test/support/calendar-work";
import { NOW } from "#test/support/clock";
import { eventDeps } from "#test/support/event-forms";
import { calendar, event } from "#test/support/ical";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { changeImportedEvent, type LocalEdit } from "~/models/calendars/change-imported";
import { decidePair, findLikeEvents, partMerged } from "~/models/events/like-events";

const db = testDatabase();
const { deps } = calendarDeps("");
const by = (organizerId: string) => ({ organizerId, userId: `person-of-${organizerId}` });

const rowOf = async (id: string) => (await rowsWith(events, { id }))[0];

describe("an organizer's own events", () => {
  const service = (...more: string[]) =>
    calendar(
      event(
        "UID:a",
        "SUMMARY:Gudstjeneste",
        "LOCATION:Solvik kirke",
        "DTSTART;TZID=Europe/Oslo:20260607T110000",
        ...more,
      ),
    );

  async function twoCalendars() {
    const { id: organizer_id } = await anOrganizer();
    await db
      .insert(users)
      .values({ id: `person-of-${organizer_id}`, email: `${organizer_id}@person.test`, password_hash: "none" });
    const [one, two] = [await aCalendar({ organizer_id }), await aCalendar({ organizer_id })];
    return { organizer_id, one: one.id, two: two.id };
  }

  const eventOf = async (calendarId: string) => (await rowOf((await importedEvents(calendarId))[0]!.id))!;

  test("are merged by themselves where they are certain, visibly, and the undoing holds over later runs", async () => {
    const { organizer_id, one, two } = await twoCalendars();
    await runCalendar(one, service());
    await runCalendar(two, service().replace("Gudstjeneste", "Gudsteneste"));
    const merged = [await eventOf(one), await eventOf(two)].filter(({ merged_into }) => merged_into !== null);
    expect(merged).toHaveLength(1);
    expect((await findLikeEvents(organizer_id, deps)).merged).toMatchObject([{ isAutomatic: true }]);
    expect(await actualPublication()).toEqual(await expectedPublication());

    await partMerged(merged[0]!.id, by(organizer_id), deps);
    await runCalendar(two, service("DESCRIPTION:Nytt").replace("Gudstjeneste", "Gudsteneste"));
    expect([(await eventOf(one)).merged_into, (await eventOf(two)).merged_into]).toEqual([null, null]);
    expect((await findLikeEvents(organizer_id, deps)).groups).toEqual([]);
  });

  test("are not merged by themselves where a word differs, or with another organizer's", async () => {
    const { organizer_id, one, two } = await twoCalendars();
    const other = await aCalendar();
    await runCalendar(one, service());
    await runCalendar(two, service().replace("Gudstjeneste", "Gudstjeneste med dåp"));
    await runCalendar(other.id, service());
    expect(
      [await eventOf(one), await eventOf(two), await eventOf(other.id)].map(({ merged_into }) => merged_into),
    ).toEqual([null, null, null]);
    expect((await findLikeEvents(organizer_id, deps)).groups).toMatchObject([{ stage: "suggested" }]);
  });

  test("are merged at one press, and again when the calendar is removed and added anew", async () => {
    const { organizer_id, one, two } = await twoCalendars();
    const baptism = service().replace("Gudstjeneste", "Gudstjeneste med dåp");
    await runCalendar(one, service());
    await runCalendar(two, baptism);
    const pressed = { first: (await eventOf(one)).id, second: (await eventOf(two)).id, decision: "same" as const };
    expect(await decidePair(pressed, by(organizer_id), deps)).toMatchObject({ value: { answer: "merged" } });
    await settlingDatabase(env.DB).prepare("delete from calendar_syncs where id = ?").bind(two).run();
    expect((await eventOf(one)).merged_into).toBeNull();
    const { id: anew } = await aCalendar({ organizer_id });
    await runCalendar(anew, baptism);
    expect([(await eventOf(one)).merged_into, (await eventOf(anew)).merged_into].filter(Boolean)).toHaveLength(1);
  });

  test("stay different over later runs, and in a calendar that is added anew", async () => {
    const { organizer_id, one, two } = await twoCalendars();
    const baptism = service().replace("Gudstjeneste", "Gudstjeneste med dåp");
    await runCalendar(one, service());
    await runCalendar(two, baptism);
    const pressed = { first: (await eventOf(one)).id, second: (await eventOf(two)).id, decision: "different" as const };
    await decidePair(pressed, by(organizer_id), deps);
    await settlingDatabase(env.DB).prepare("delete from calendar_syncs where id = ?").bind(two).run();
    const { id: anew } = await aCalendar({ organizer_id });
    await runCalendar(anew, baptism.replace("110000", "113000"));
    expect((await findLikeEvents(organizer_id, deps)).groups).toEqual([]);
  });

  test("of many weeks are decided about at once", async () => {
    const { organizer_id, one, two } = await twoCalendars();
    const weekly = service("RRULE:FREQ=WEEKLY;COUNT=5");
    await runCalendar(one, weekly);
    await runCalendar(two, weekly.replace("Gudstjeneste", "Gudstjeneste med nattverd"));
    const { groups } = await findLikeEvents(organizer_id, deps);
    expect(groups.map(({ pairs }) => pairs.length)).toEqual([5]);
    const [{ a, b }] = groups[0]!.pairs;
    await decidePair({ first: a.id, second: b.id, decision: "same" }, by(organizer_id), deps);
    expect((await findOrganizerPage(db, organizer_id, NOW))?.total).toBe(5);
    const { merged } = await findLikeEvents(organizer_id, deps);
    expect(merged).toMatchObject([{ count: 5 }]);
    await partMerged(merged[0]!.folded.id, by(organizer_id), deps);
    expect((await findOrganizerPage(db, organizer_id, NOW))?.total).toBe(10);
  });

  test.each([0, 1])(
    "that were said to be the same stay so when one of them is changed here, and over later runs (%d)",
    async (which) => {
      const { organizer_id, one, two } = await twoCalendars();
      const baptism = service().replace("Gudstjeneste", "Gudstjeneste med dåp");
      await runCalendar(one, service());
      await runCalendar(two, baptism);
      const ids = [(await eventOf(one)).id, (await eventOf(two)).id] as const;
      await decidePair({ first: ids[0], second: ids[1], decision: "same" }, by(organizer_id), deps);
      const merged = async () => [(await eventOf(one)).merged_into, (await eventOf(two)).merged_into];
      const before = await merged();
      expect(before.filter(Boolean)).toHaveLength(1);

      const own = (await findImportedEvent(db, ids[which]!, NOW))!;
      const values = {
        description: "Med kirkekaffe.",
        event_type: "youth",
        tags: ["dåp"],
        external_url: null,
      } satisfies LocalEdit["values"];
      const edit = {
        values,
        image: { address: null, file: null },
        back: null,
        scope: "event",
        version: 1,
        userId: "somebody",
      } as const;
      expect(await changeImportedEvent(own, edit, eventDeps())).toMatchObject({
        ok: true,
      });
      expect(await merged()).toEqual(before);
      await runCalendar(one, service("DESCRIPTION:Nytt i den ene"));
      await runCalendar(two, baptism.replace("END:VEVENT", "DESCRIPTION:Nytt i den andre\r\nEND:VEVENT"));
      expect(await merged()).toEqual(before);
      expect((await rowOf(ids[which]!))!.description).toBe("Med kirkekaffe.");
      expect((await findLikeEvents(organizer_id, deps)).merged).toMatchObject([{ isAutomatic: false, count: 1 }]);
      expect(await actualPublication()).toEqual(await expectedPublication());
    },
  );

  test("that are merged are still updated by their calendars", async () => {
    const { one, two } = await twoCalendars();
    await runCalendar(one, service());
    await runCalendar(two, service());
    for (const id of [one, two]) await runCalendar(id, service("DESCRIPTION:Ny tekst"));
    expect([(await eventOf(one)).description, (await eventOf(two)).description]).toEqual(["Ny tekst", "Ny tekst"]);
    await runCalendar(one, service("DESCRIPTION:Ny tekst").replace("20260607", "20260608"));
    expect([(await eventOf(one)).merged_into, (await eventOf(two)).merged_into]).toEqual([null, null]);
    await runCalendar(two, service("DESCRIPTION:Ny tekst").replace("20260607", "20260608"));
    expect([(await eventOf(one)).merged_into, (await eventOf(two)).merged_into].filter(Boolean)).toHaveLength(1);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });
});
