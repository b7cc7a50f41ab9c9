import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deleteCalendar } from "#db/queries/calendars/calendars";
import { findRemovableEvent } from "#db/queries/events/writes";
import { settlingDatabase } from "#db/settling";
import { aCalendar, importedEvents, runCalendar, titlesOf } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { calendar, event } from "#test/support/ical";
import { aViewer } from "#test/support/profile-work";
import { anEvent, setHidden, testDatabase } from "#test/support/rows";
import { removeEventAsAdmin } from "~/models/admin/acts";

const superadmin = aViewer({ isSuperadmin: true });
const PLAN = [
  { uid: "basar@kalender.example", summary: "Basar", inDays: 3 },
  { uid: "konsert@kalender.example", summary: "Konsert", inDays: 5 },
];

async function remove(id: string): Promise<void> {
  const found = await findRemovableEvent(testDatabase(), id);
  expect(await removeEventAsAdmin(found!, superadmin, { db: testDatabase(), now: NOW })).toMatchObject({ ok: true });
}

/** An imported calendar whose first event a superadmin has deleted. */
async function withFirstRemoved(text = calendarText(PLAN)) {
  const made = await aCalendar();
  await runCalendar(made.id, text);
  await remove((await importedEvents(made.id))[0]!.id);
  return made;
}

describe("an imported event that a superadmin has deleted", () => {
  it("does not come back with the next run, which says so", async () => {
    const { id } = await withFirstRemoved();
    const { report } = await runCalendar(id, calendarText(PLAN));
    expect(report).toMatchObject({
      outcome: "unchanged",
      events_new: 0,
      skipped: [{ reason: "removed", count: 1, examples: ["Basar"] }],
    });
    expect(await titlesOf(id)).toEqual(["Konsert"]);
  });

  it("does not come back when the calendar is removed and added anew", async () => {
    const { id, organizer_id } = await withFirstRemoved();
    await settlingDatabase(env.DB).prepare("delete from calendar_syncs where id = ?").bind(id).run();
    const again = await aCalendar({ organizer_id });
    await runCalendar(again.id, calendarText(PLAN));
    expect(await titlesOf(again.id)).toEqual(["Konsert"]);
  });

  it("no more than one that moderators have hidden, whose calendar is removed to get rid of that", async () => {
    const { id, organizer_id } = await aCalendar();
    await runCalendar(id, calendarText(PLAN));
    const [hidden] = await importedEvents(id);
    await setHidden("event", hidden!.id, true);
    expect(await deleteCalendar(testDatabase(), organizer_id, id, NOW)).toBe(true);
    const again = await aCalendar({ organizer_id });
    await runCalendar(again.id, calendarText(PLAN));
    expect(await titlesOf(again.id)).toEqual(["Konsert"]);
  });

  describe("does not take another with it that has the same title at the same hour", () => {
    const mass = { summary: "Gudstjeneste", inDays: 3 };
    const first = { ...mass, uid: "a@kalender.example", location: "Nes kirke" };
    const second = { ...mass, uid: "b@kalender.example", location: "Vik kirke" };
    const places = async (id: string) => (await importedEvents(id)).map((row) => row["location_name"]);

    it("where all get new UIDs", async () => {
      const { id } = await withFirstRemoved(calendarText([first, second]));
      const renewed = [first, second].map((one) => ({ ...one, uid: `ny-${one.uid}` }));
      await runCalendar(id, calendarText(renewed));
      expect(await places(id)).toEqual(["Vik kirke"]);
    });

    it("in another calendar of its organizer", async () => {
      const { organizer_id } = await aCalendar();
      const other = await aCalendar({ organizer_id });
      await runCalendar(other.id, calendarText([second]));
      const { id } = await aCalendar({ organizer_id });
      await runCalendar(id, calendarText([first]));
      await remove((await importedEvents(id))[0]!.id);
      await runCalendar(other.id, calendarText([second]));
      expect([await places(id), await places(other.id)]).toEqual([[], ["Vik kirke"]]);
    });
  });

  it("is one day of its series, and of its organizer", async () => {
    const weekly = calendar(
      event("UID:uke", "SUMMARY:Gudstjeneste", "DTSTART;TZID=Europe/Oslo:20260607T110000", "RRULE:FREQ=WEEKLY;COUNT=4"),
    );
    const { id } = await withFirstRemoved(weekly);
    await runCalendar(id, weekly);
    expect(await importedEvents(id)).toHaveLength(3);
    const other = await aCalendar();
    await runCalendar(other.id, weekly);
    expect(await importedEvents(other.id)).toHaveLength(4);
  });

  it("goes with its organizer, and others are not remembered", async () => {
    const { organizer_id } = await withFirstRemoved();
    await remove((await anEvent({ organizer_id, start_time: fromNow({ days: 2 }) })).id);
    const remembered = () =>
      env.DB.prepare("select event_key from removed_imports where organizer_id = ?").bind(organizer_id).all();
    expect((await remembered()).results).toHaveLength(1);
    await settlingDatabase(env.DB).prepare("delete from organizers where id = ?").bind(organizer_id).run();
    expect((await remembered()).results).toEqual([]);
  });
});
