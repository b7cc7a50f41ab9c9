import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  consents,
  events,
  followedSearches,
  letterEvents,
  letterReaders,
  pushDevices,
  userFavorites,
  users,
} from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { forgetLetters, jobsOf, lettersOf, runLetters } from "#test/support/letters";
import { aDevice, pushService, type TestDevice } from "#test/support/push-devices";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { nextLetterAt } from "~/domain/letters/letter-time";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { sweepMails } from "~/models/mail/deliver";
import { RETRY_DELAYS } from "~/models/mail/retries";
import { deliverPushes } from "~/models/push/deliver";

const db = testDatabase();
const settings = { ENVIRONMENT: "production" } as const;

beforeEach(async () => {
  await forgetLetters();
  // The first run begins to look.
  await runLetters(fromNow({ minutes: -1 }));
});

/** Runs cron, queue and push service at a moment; returns what was shown. */
async function run(devices: readonly TestDevice[], now = NOW) {
  const service = pushService(devices);
  const ids = await runLetters(now);
  await deliverPushes(ids, { db, pushes: service.pushes, jobs: jobsOf(), settings, now });
  return service.received;
}

const titles = (received: Awaited<ReturnType<typeof run>>) => received.map(({ notice }) => notice.title);

async function saved(device: TestDevice, eventId: string) {
  await db.insert(letterEvents).values({ reader_id: device.id, event_id: eventId });
}

const cancel = (id: string, at = NOW) =>
  db.update(events).set({ state: "cancelled", updated_at: at }).where(eq(events.id, id));

describe("a device gets the same three kinds as letters", () => {
  test("the week's says that there is something, and not what; its sender is known and its length tells nothing", async () => {
    const organizer = await anOrganizer({ name: "Betel pinsekirke" });
    for (const title of ["Bønnemøte", "Gudstjeneste"])
      await anEvent({ organizer_id: organizer.id, title, start_time: fromNow({ days: 1 }) });
    const device = await aDevice({}, [`organizer_id=${organizer.id}`]);
    const [push, ...more] = await run([device]);
    expect(more).toEqual([]);
    expect(push!.notice).toEqual({
      kind: "weekly",
      title: "Uken din",
      body: "Det er 2 arrangementer for deg de neste sju dagene.",
      lang: "nb",
      tag: "week",
      path: "/push#week",
      stop: { label: "Stopp slike varsler", done: "Det ukentlige varselet er stoppet." },
    });
    expect(push!.claims).toMatchObject({
      aud: "https://fcm.googleapis.com",
      sub: "mailto:post@samling.test",
      key: testSettings.VAPID_PUBLIC_KEY,
      exp: unixSeconds(NOW) + 12 * 3600,
    });
    expect(push!.bytes).toBe(2151);
    expect(Object.fromEntries(push!.headers)).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: String(2 * 86_400),
      urgency: "normal",
      topic: expect.stringMatching(/^[\w-]{32}$/) as string,
    });
  });

  test("a reminder and a message have the event's own title and time, and not the place", async () => {
    const { id } = await anEvent({
      title: "Korkveld",
      location_name: "Betel pinsekirke",
      start_time: fromNow({ hours: 2, minutes: 5 }),
      end_time: null,
    });
    const device = await aDevice({ weekly: false, next_at: null, reminder: "hours", at_once: true });
    await saved(device, id);
    const [reminder] = await run([device], fromNow({ minutes: 6 }));
    expect(reminder!.notice).toMatchObject({ kind: "reminder", title: "Om to timer: Korkveld", path: `/event/${id}` });
    expect(reminder!.notice.body).toMatch(/kl\. 14:05$/);
    expect(Number(reminder!.headers.get("TTL"))).toBe(2 * 3600 - 60);
    await cancel(id, fromNow({ minutes: 6 }));
    const [message] = await run([device], fromNow({ minutes: 7 }));
    expect(message!.notice).toMatchObject({ kind: "at_once", title: "Avlyst: Korkveld", tag: reminder!.notice.tag });
    expect(message!.headers.get("Urgency")).toBe("high");
    expect(JSON.stringify([reminder!.notice, message!.notice])).not.toMatch(/Betel|pinse/);
  });

  test("in the person's language, and however long an event's title is", async () => {
    const { id } = await anEvent({ title: "«Æ\\»".repeat(80), start_time: fromNow({ days: 3 }) });
    const device = await aDevice({ weekly: false, next_at: null, at_once: true, locale: "nn" });
    await saved(device, id);
    await cancel(id);
    const [push] = await run([device], fromNow({ minutes: 1 }));
    expect(push!.notice.title).toMatch(/^Avlyst: .{131}…$/u);
    expect(push!.notice.stop.label).toBe("Stopp slike varsel");
    expect(push!.bytes).toBe(2151);
  });

  test("of what an account has saved, to each of its devices, however many have saved it", async () => {
    const { id: event } = await anEvent({ title: "Konsert", start_time: fromNow({ days: 3 }) });
    const devices: TestDevice[] = [];
    for (let n = 0; n < 40; n++) {
      const user = `konto-${n}`;
      await db.insert(users).values({ id: user, email: `${user}@lillevik.test`, password_hash: "x" });
      await db.insert(userFavorites).values({ id: user, user_id: user, event_id: event });
      for (let m = 0; m < 3; m++)
        devices.push(await aDevice({ user_id: user, weekly: false, next_at: null, at_once: true }));
    }
    await cancel(event);
    const told = await run(devices, fromNow({ minutes: 1 }));
    expect(new Set(told.map(({ endpoint }) => endpoint)).size).toBe(120);
    expect(told).toHaveLength(120);
    await db.delete(users);
  });
});

describe("exactly once, at the person's own hour", () => {
  test("however often cron, queue and jobs run", async () => {
    await anEvent({ event_type: "concert", start_time: fromNow({ days: 1 }) });
    const device = await aDevice({}, ["type=concert"]);
    const service = pushService([device]);
    const ids = [...(await runLetters()), ...(await runLetters())];
    const deps = { db, pushes: service.pushes, jobs: jobsOf(), settings, now: NOW };
    await Promise.all([deliverPushes(ids, deps), deliverPushes(ids, deps), deliverPushes(ids, deps)]);
    await deliverPushes(ids, { ...deps, now: fromNow({ hours: 1 }) });
    expect(service.received).toHaveLength(1);
    const [row] = await lettersOf(device.id);
    expect(row).toMatchObject({ status: "sent", channel: "push", recipient: "fcm.googleapis.com", body_text: null });
    const [reader] = await db.select().from(letterReaders);
    expect(reader!.next_at).toEqual(nextLetterAt(NOW, 3, 16));
  });

  test("a failure is tried again when the push service says, and never doubled", async () => {
    await anEvent({ event_type: "concert", start_time: fromNow({ days: 1 }) });
    const device = await aDevice({}, ["type=concert"]);
    const service = pushService([device]);
    const ids = await runLetters();
    const delays: unknown[] = [];
    const jobs = { enqueue: (_: unknown, options?: unknown) => Promise.resolve(void delays.push(options)) };
    const attempt = (now: Date) => deliverPushes(ids, { db, pushes: service.pushes, jobs, settings, now });
    service.answer = () => new Response(null, { status: 429, headers: { "Retry-After": "1200" } });
    await attempt(NOW);
    await attempt(fromNow({ minutes: 19 }));
    service.answer = () => new Response(null, { status: 503 });
    await attempt(fromNow({ minutes: 20 }));
    expect(delays).toEqual([{ delaySeconds: 1200 }, { delaySeconds: RETRY_DELAYS[1] }]);
    service.answer = () => new Response(null, { status: 201 });
    for (let n = 0; n < 3; n++) await attempt(fromNow({ minutes: 26 + n }));
    expect(service.received).toHaveLength(1);
  });

  test("what was lost between row and queue is found by the sweep", async () => {
    await anEvent({ event_type: "concert", start_time: fromNow({ days: 1 }) });
    await aDevice({}, ["type=concert"]);
    const ids = await runLetters();
    const jobs = jobsOf();
    await sweepMails({ db, jobs, settings, now: fromNow({ minutes: 1 }) });
    expect(jobs.messages).toEqual([{ type: "send_pushes", outbox_ids: ids }]);
  });

  test("nobody is reminded of what has begun", async () => {
    const { id } = await anEvent({ start_time: fromNow({ hours: 2 }), end_time: null });
    const device = await aDevice({ weekly: false, next_at: null, reminder: "hours" });
    await saved(device, id);
    const ids = await runLetters(fromNow({ minutes: 1 }));
    const service = pushService([device]);
    await deliverPushes(ids, { db, pushes: service.pushes, jobs: jobsOf(), settings, now: fromNow({ hours: 3 }) });
    expect(service.received).toEqual([]);
    expect(await lettersOf(device.id)).toMatchObject([{ status: "failed", error_code: "E_TOO_LATE" }]);
  });
});

describe("the end of a device", () => {
  test.each([404, 410])("%i deletes it with all that is stored of it, and no other", async (status) => {
    await anEvent({ event_type: "concert", start_time: fromNow({ days: 1 }) });
    const device = await aDevice({}, ["type=concert"]);
    const ids = await runLetters();
    const other = await aDevice({}, ["type=youth"]);
    await db
      .insert(consents)
      .values({ id: `c-${status}`, reader_id: device.id, what: "weekly", wording: 2, given_at: NOW });
    const service = pushService([device]);
    service.answer = () => new Response(null, { status });
    await deliverPushes(ids, { db, pushes: service.pushes, jobs: jobsOf(), settings, now: NOW });
    for (const table of [letterReaders, pushDevices, followedSearches])
      expect(JSON.stringify(await db.select().from(table))).not.toContain(device.id);
    expect(await rowsWith(consents, { reader_id: device.id })).toEqual([]);
    expect(await lettersOf(device.id)).toEqual([]);
    expect((await db.select().from(pushDevices)).map(({ reader_id }) => reader_id)).toEqual([other.id]);
  });

  test("other refusals are given up, and the device stays", async () => {
    await anEvent({ event_type: "concert", start_time: fromNow({ days: 1 }) });
    const device = await aDevice({}, ["type=concert"]);
    const service = pushService([device]);
    service.answer = () => new Response(null, { status: 413 });
    const ids = await runLetters();
    await deliverPushes(ids, { db, pushes: service.pushes, jobs: jobsOf(), settings, now: NOW });
    expect(await lettersOf(device.id)).toMatchObject([{ status: "failed", error_code: "E_PUSH_413" }]);
    expect(await db.select().from(pushDevices)).toHaveLength(1);
  });

  test("a month of silence ends the week's with one question", async () => {
    await anEvent({ event_type: "concert", start_time: fromNow({ days: 1 }) });
    const device = await aDevice({ heard_at: fromNow({ days: -28 }) }, ["type=concert"]);
    const [question] = await run([device]);
    expect(question!.notice).toMatchObject({ title: "Uken din", path: "/push#week" });
    expect(question!.notice.body).toContain("Vil du fortsatt ha dette varselet?");
    expect(titles(await run([device], fromNow({ days: 8 })))).toEqual([]);
    expect(await db.select().from(letterReaders)).toMatchObject([{ weekly: false, ended_why: "silence" }]);
  });
});
