import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { deadJobs, eventPairs, events, images, outbox, userFavorites, userReports, users } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { sweepMails } from "~/models/mail/deliver";
import { deleteLongPastEvents, deleteExpiredData, forgetNightly } from "~/models/retention/expire";
import { newId } from "~/models/site/new-id";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();
const keeping = (days: string) => ({
  db,
  now: NOW,
  settings: parseSettings({ ...testSettings, PAST_EVENTS_KEPT_DAYS: days }),
});

async function aUser(email_verified_at: Date | null, created_at: Date) {
  const id = newId();
  await db
    .insert(users)
    .values({ id, email: `${id}@lillevik.test`, password_hash: "none", email_verified_at, created_at });
  return id;
}

test("who sent a report is forgotten after twelve months; the report stays", async () => {
  const reporter_id = await aUser(NOW, NOW);
  const report = (content_id: string, created_at: Date) => ({
    id: content_id,
    content_type: "event" as const,
    content_id,
    reporter_id,
    reason: "Annet",
    category: "other" as const,
    created_at,
  });
  await db
    .insert(userReports)
    .values([report("gammel", fromNow({ days: -366 })), report("ny", fromNow({ days: -364 }))]);
  await deleteExpiredData({ db, now: NOW });
  const rows = await db
    .select({ id: userReports.id, reporter_id: userReports.reporter_id })
    .from(userReports)
    .orderBy(userReports.id);
  expect(rows).toEqual([
    { id: "gammel", reporter_id: null },
    { id: "ny", reporter_id },
  ]);
});

test("nothing is kept longer than promised, though it is forgotten once a night", async () => {
  const night = new Date("2026-06-02T01:00:00Z");
  const at = (hours: number) => new Date(night.getTime() + hours * 3_600_000);
  const unconfirmed = (hours: number) => aUser(null, at(hours - 30 * 24));
  const isThere = async (id: string) => (await rowsWith(users, { id })).length === 1;
  const [due, dueBeforeTheNext, young] = [await unconfirmed(-1), await unconfirmed(23), await unconfirmed(37)];
  await forgetNightly({ db, now: night });
  expect([await isThere(due), await isThere(dueBeforeTheNext), await isThere(young)]).toEqual([false, false, true]);
  const later = await unconfirmed(1);
  for (const hours of [0.25, 2, 13, 22]) await forgetNightly({ db, now: at(hours) });
  expect(await isThere(later)).toBe(true);
  await forgetNightly({ db, now: at(24) });
  expect([await isThere(later), await isThere(young)]).toEqual([false, false]);
});

test("accounts that nobody confirmed go after thirty days; confirmed ones stay", async () => {
  const [old, young, confirmed] = [
    await aUser(null, fromNow({ days: -31 })),
    await aUser(null, fromNow({ days: -29 })),
    await aUser(NOW, fromNow({ days: -900 })),
  ];
  await deleteExpiredData({ db, now: NOW });
  const left = (await db.select({ id: users.id }).from(users)).map(({ id }) => id);
  expect(left).not.toContain(old);
  expect(left).toEqual(expect.arrayContaining([young, confirmed]));
});

test("what was answered about like events goes twelve months after the event", async () => {
  const { id } = await anOrganizer();
  const pair = (name: string, starts_at: Date) => ({
    first_mark: name,
    second_mark: name,
    first_organizer_id: id,
    second_organizer_id: id,
    state: "different" as const,
    starts_at,
    decided_at: starts_at,
  });
  await db.insert(eventPairs).values([pair("old", fromNow({ days: -366 })), pair("young", fromNow({ days: -364 }))]);
  await deleteExpiredData({ db, now: NOW });
  expect((await db.select({ mark: eventPairs.first_mark }).from(eventPairs)).map(({ mark }) => mark)).toEqual([
    "young",
  ]);
});

test("messages that nobody could work on go after thirty days", async () => {
  await db
    .insert(deadJobs)
    .values(
      [31, 29].map((days) => ({ id: `dead-${days}`, body: "{}", attempts: 8, received_at: fromNow({ days: -days }) })),
    );
  await deleteExpiredData({ db, now: NOW });
  expect((await db.select({ id: deadJobs.id }).from(deadJobs)).map(({ id }) => id)).toEqual(["dead-29"]);
});

test("what cannot be forgotten just now is told, and stops nothing else from being forgotten", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await db.insert(deadJobs).values({ id: "stuck", body: "{}", attempts: 8, received_at: fromNow({ days: -31 }) });
  const old = await aUser(null, fromNow({ days: -31 }));
  await db.run(sql`create trigger down before delete on users begin select raise(abort, 'down'); end`);
  await expect(deleteExpiredData({ db, now: NOW })).rejects.toThrow("unconfirmed_users");
  expect((await db.select({ id: deadJobs.id }).from(deadJobs)).map(({ id }) => id)).not.toContain("stuck");
  expect(JSON.stringify(log.mock.calls)).toContain("unconfirmed_users");
  log.mockRestore();
  await db.run(sql`drop trigger down`);
  await deleteExpiredData({ db, now: NOW });
  expect(await rowsWith(users, { id: old })).toEqual([]);
});

test("what a mail said is forgotten when it was sent, that it was sent after twelve months", async () => {
  const mail = (id: string, days: number) => ({
    id,
    key: id,
    recipient: "a@lillevik.test",
    subject: "S",
    body_text: "t",
    body_html: "h",
    status: "sent" as const,
    created_at: fromNow({ days: -days }),
    due_at: NOW,
    finished_at: fromNow({ days: -days }),
  });
  await db.insert(outbox).values([mail("a", 29), mail("b", 31), mail("c", 366)]);
  await sweepMails({ db, jobs: { enqueue: async () => undefined }, settings: { ENVIRONMENT: "production" }, now: NOW });
  const rows = await db.select({ id: outbox.id, body: outbox.body_text }).from(outbox).orderBy(outbox.id);
  expect(rows).toEqual([
    { id: "a", body: null },
    { id: "b", body: null },
  ]);
});

test("past events stay for ever, or so many days after their end, as the setting says", async () => {
  const { id: organizer_id } = await anOrganizer();
  const ended = await anEvent({ organizer_id, start_time: fromNow({ days: -40 }), image_url: "/images/events/gammel" });
  const running = await anEvent({ organizer_id, start_time: fromNow({ days: -40 }), end_time: fromNow({ days: -20 }) });
  const recent = await anEvent({ organizer_id, start_time: fromNow({ days: -29 }), image_url: "/images/events/delt" });
  const shared = await anEvent({ organizer_id, start_time: fromNow({ days: -41 }), image_url: "/images/events/delt" });
  await db
    .insert(images)
    .values(["gammel", "delt"].map((name) => ({ id: `events/${name}`, organizer_id, width: 1, height: 1 })));
  const user_id = await aUser(NOW, NOW);
  await db.insert(userFavorites).values({ id: newId(), user_id, event_id: ended.id });
  const left = async () =>
    (await db.select({ id: events.id }).from(events).where(eq(events.organizer_id, organizer_id)))
      .map(({ id }) => id)
      .sort();

  await deleteLongPastEvents(keeping("0"));
  expect(await left()).toHaveLength(4);
  await deleteLongPastEvents(keeping("30"));
  expect(await left()).toEqual([running.id, recent.id].sort());
  expect(shared.id).not.toBe(recent.id);
  expect(await rowsWith(userFavorites, { user_id })).toEqual([]);
  const imageRows = await db.select({ id: images.id, orphaned_at: images.orphaned_at }).from(images).orderBy(images.id);
  expect(imageRows).toEqual([
    { id: "events/delt", orphaned_at: null },
    { id: "events/gammel", orphaned_at: NOW },
  ]);
});
