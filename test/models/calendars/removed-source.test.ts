import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findDeletion, listDeletions } from "#db/queries/events/deletions";
import { listAccountFavorites } from "#db/queries/favorites/events";
import { calendarSyncs, events, userFavorites } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { aCalendar, importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { reviewDeps } from "#test/support/reviewing";
import { setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { manageCalendars } from "~/models/calendars/manage";
import { restoreDeletion } from "~/models/events/bin";
import { emptyOldBins } from "~/models/retention/expire";

const db = testDatabase();
const PLAN = [
  { uid: "basar@kalender.example", summary: "Basar", inDays: 3 },
  { uid: "konsert@kalender.example", summary: "Konsert", inDays: 5 },
];

/** A source whose first event an account has saved, removed by that account. */
async function removedSource() {
  const { id: syncId, organizer_id: organizerId } = await aCalendar();
  await runCalendar(syncId, calendarText(PLAN));
  const [saved, other] = await importedEvents(syncId);
  const { id: userId } = await anAccount();
  await db.insert(userFavorites).values({ id: `f-${syncId}`, user_id: userId, event_id: saved!.id });
  await setHidden("event", other!.id, true);
  const remove = () =>
    manageCalendars(
      { intent: "remove", sync_id: syncId },
      { organizerId, userId },
      { ...reviewDeps(), waitUntil: () => {} },
    );
  expect(await remove()).toMatchObject({ ok: true });
  expect(await remove(), "pressed twice").toMatchObject({ ok: true });
  return { syncId, organizerId, userId, savedId: saved!.id };
}

const eventsOf = (organizerId: string) =>
  db.select().from(events).where(eq(events.organizer_id, organizerId)).orderBy(events.start_time);

test("the events of a source that is removed lie in the bin, and come back as the organizer's own, saved as they were", async () => {
  const { syncId, organizerId, userId, savedId } = await removedSource();
  expect(await eventsOf(organizerId)).toEqual([]);
  expect(await rowsWith(calendarSyncs, { id: syncId })).toEqual([]);
  const [deletion, ...more] = await listDeletions(db, organizerId, fromNow({ days: -1 }));
  expect([deletion!.count, deletion!.title, more]).toEqual([2, expect.stringContaining("Kalender"), []]);
  const { events: coming, gone } = await listAccountFavorites(db, userId, NOW);
  expect([coming, gone.map(({ title }) => title)]).toEqual([[], ["Basar"]]);
  const found = (await findDeletion(db, deletion!.id))!;
  expect(await restoreDeletion(found, userId, { db, now: fromNow({ hours: 1 }) })).toMatchObject({ ok: true });
  expect(await eventsOf(organizerId)).toMatchObject([
    { id: savedId, title: "Basar", google_calendar_sync_id: null, google_event_id: null, import_fingerprint: null },
    { title: "Konsert", google_calendar_sync_id: null },
  ]);
  const back = await listAccountFavorites(db, userId, NOW);
  expect([back.events.map(({ id }) => id), back.gone]).toEqual([[savedId], []]);
});

test("after 30 days they are gone for good", async () => {
  const { organizerId, userId } = await removedSource();
  await emptyOldBins({ db, now: fromNow({ days: 31 }) });
  expect(await listDeletions(db, organizerId, fromNow({ days: -1 }))).toEqual([]);
  expect((await listAccountFavorites(db, userId, NOW)).gone).toEqual([]);
});
