import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { calendarSyncs, eventChanges, events, images } from "#db/schema";
import { aCalendar, importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { DAY_MS } from "~/domain/time/days-and-moments";
import { deleteExpiredData, deleteLongPastEvents } from "~/models/retention/expire";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();

const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const PICTURE = "events/satt-her";

/** A source with one event in ten days whose text and picture were set here, as one event or as all with its UID. */
async function changed(scope: "date" | "event") {
  const { id: sync, organizer_id } = await aCalendar({ local_edits: 1 });
  await runCalendar(sync, calendarText([{ uid: "messe", summary: "Høymesse", inDays: 10 }]));
  const event = (await importedEvents(sync))[0]!;
  await db.insert(images).values({ id: `${PICTURE}-${sync}`, organizer_id, width: 1, height: 1 });
  const image_url = `/images/${PICTURE}-${sync}`;
  await db.insert(eventChanges).values({
    sync_id: sync,
    scope,
    event_key: scope === "event" ? "messe" : event.google_event_id,
    fields: { description: { value: "Vår tekst." }, image_url: { value: image_url } },
    changed_at: NOW,
  });
  const shown = { description: "Vår tekst.", image_url, source_values: { description: "", image_url: null } };
  await db.update(events).set(shown).where(eq(events.id, event.id));
  return { sync, id: event.id, organizer_id, image: `${PICTURE}-${sync}` };
}

const changesOf = (sync: string) => db.select().from(eventChanges).where(eq(eventChanges.sync_id, sync));
const imageOf = async (id: string) => (await rowsWith(images, { id }))[0]!;
const rowOf = async (id: string) => (await rowsWith(events, { id }))[0]!;

describe("what was set here of an imported event", () => {
  test.each(["date", "event"] as const)(
    "is forgotten twelve months after the event, which keeps what it shows (%s)",
    async (scope) => {
      const { sync, id, image } = await changed(scope);
      await deleteExpiredData({ db, now: after(374) });
      expect(await changesOf(sync)).toHaveLength(1);
      await deleteExpiredData({ db, now: after(376) });
      expect(await changesOf(sync)).toEqual([]);
      expect(await rowOf(id)).toMatchObject({ description: "Vår tekst.", source_values: null });
      expect((await imageOf(image)).orphaned_at).toBeNull();
    },
  );

  test("of all with a UID stays as long as one of them is not long past", async () => {
    const { sync, id } = await changed("event");
    const { id: _id, seq: _seq, sort_key: _key, ...row } = await rowOf(id);
    await db
      .insert(events)
      .values({ ...row, id: "neste", google_event_id: "messe#2027", start_time: after(300), end_time: after(300) });
    await deleteExpiredData({ db, now: after(376) });
    expect(await changesOf(sync)).toHaveLength(1);
    expect((await rowOf(id)).source_values).not.toBeNull();
  });

  test("lets its image go with the event, and not before", async () => {
    const { sync, image } = await changed("date");
    const settings = parseSettings({ ...testSettings, PAST_EVENTS_KEPT_DAYS: "30" });
    await deleteLongPastEvents({ db, now: after(60), settings });
    expect(await importedEvents(sync)).toEqual([]);
    // An event that comes back would show it again.
    expect((await imageOf(image)).orphaned_at).toBeNull();
    const later = after(400);
    await deleteExpiredData({ db, now: later });
    expect(await changesOf(sync)).toEqual([]);
    expect((await imageOf(image)).orphaned_at).toEqual(later);
  });

  test("is remembered for twelve months after its source has lost the event, however long ago it was set", async () => {
    const { sync, id } = await changed("date");
    await db
      .update(eventChanges)
      .set({ changed_at: fromNow({ days: -700 }) })
      .where(eq(eventChanges.sync_id, sync));
    await db
      .update(events)
      .set({ start_time: after(30), end_time: after(30) })
      .where(eq(events.id, id));
    await runCalendar(sync, calendarText([{ uid: "annet", summary: "Bønn", inDays: 8 }]));
    expect(await importedEvents(sync)).toHaveLength(1);
    await deleteExpiredData({ db, now: after(360) });
    expect(await changesOf(sync)).toHaveLength(1);
    await deleteExpiredData({ db, now: after(370) });
    expect(await changesOf(sync)).toEqual([]);
  });

  test("goes with its calendar", async () => {
    const { sync } = await changed("date");
    await db.delete(calendarSyncs).where(eq(calendarSyncs.id, sync));
    expect(await changesOf(sync)).toEqual([]);
  });
});
