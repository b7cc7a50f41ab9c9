import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addToReader, type LetterReader } from "#db/queries/letters/readers";
import { events, users } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { aReader, forgetLetters, lettersOf, runLetters } from "#test/support/letters";
import { aDevice } from "#test/support/push-devices";
import { anEvent, testDatabase } from "#test/support/rows";
import type { WaitingPush } from "~/domain/letters/push-notice";
import { endLetters } from "~/models/letters/end";
import { stopLetters } from "~/models/letters/subscribe";
import { deliverMail, sweepMails } from "~/models/mail/deliver";
import { seeDevice, stopDevicePushes } from "~/models/push/devices";

const db = testDatabase();
const settings = { ENVIRONMENT: "production" } as const;
const jobs = { enqueue: () => Promise.resolve() };

beforeEach(async () => {
  await forgetLetters();
  await runLetters(fromNow({ minutes: -1 }));
});

const START = fromNow({ hours: 2, minutes: 5 });

/** A reader of everything: a reminder, a message and the week's letter wait to be sent. */
async function waitingFor(reader: Pick<LetterReader, "id">) {
  const { id: event } = await anEvent({ title: "Korkveld", start_time: START, end_time: null });
  const { id: other } = await anEvent({ title: "Konsert", start_time: fromNow({ days: 3 }), end_time: null });
  await db.batch([...addToReader(db, reader.id, { searches: [], eventIds: [event, other] })]);
  await db.update(events).set({ state: "cancelled", updated_at: NOW }).where(eq(events.id, other));
  await runLetters(fromNow({ minutes: 6 }));
}

const ALL = { weekly: true, next_at: NOW, reminder: "hours", at_once: true } as const;

const statesOf = async (id: string) =>
  Object.fromEntries((await lettersOf(id)).map(({ key, status }) => [key.split(":")[0]!, status]));

const deliver = async (id: string, now: Date) => {
  const sent: string[] = [];
  const mailer = {
    send: ({ subject }: { subject: string }) => {
      sent.push(subject);
      return Promise.resolve({ sent: true as const });
    },
  };
  for (const letter of await lettersOf(id)) await deliverMail(letter.id, { db, mailer, settings, now });
  return sent.sort();
};

describe("what waits to be sent", () => {
  test("is given up where the event has begun meanwhile, and the week's letter goes on", async () => {
    const { id } = await aReader(ALL);
    await waitingFor({ id });
    expect(await deliver(id, START)).toEqual(["Avlyst: Konsert", "Uken din"]);
    const late = (await lettersOf(id)).find(({ key }) => key.startsWith("reminder"));
    expect(late).toMatchObject({ status: "failed", error_code: "E_TOO_LATE", body_text: null, until: START });
  });

  test("is sent a second before the event begins", async () => {
    const { id } = await aReader(ALL);
    await waitingFor({ id });
    expect(await deliver(id, new Date(START.getTime() - 1000))).toContain("Om to timer: Korkveld");
  });

  test("of a kind that is stopped is not sent, keeps nothing of its text, and the other kinds are sent", async () => {
    const reader = await aReader(ALL);
    await waitingFor(reader);
    await stopLetters(reader, "reminder", { db, now: fromNow({ minutes: 7 }) });
    expect(await statesOf(reader.id)).toEqual({ weekly: "pending", reminder: "failed", at_once: "pending" });
    expect(await deliver(reader.id, fromNow({ minutes: 8 }))).toEqual(["Avlyst: Konsert", "Uken din"]);
    await sweepMails({ db, jobs, settings, now: fromNow({ minutes: 15 }) });
    for (const { body_text, unsubscribe_url } of await lettersOf(reader.id))
      expect([body_text, unsubscribe_url]).toEqual([null, null]);
  });

  test("is not sent to an address that all letters have ended to", async () => {
    const reader = await aReader(ALL);
    await waitingFor(reader);
    await endLetters({ email: reader.email!, kind: "complaint" }, { db, now: NOW });
    expect(await deliver(reader.id, fromNow({ minutes: 8 }))).toEqual([]);
  });

  test("is not pushed to a device that has stopped its kind", async () => {
    const device = await aDevice(ALL);
    await waitingFor(device);
    const { endpoint, keys } = device;
    await stopDevicePushes({ endpoint, keys }, "at_once", { db, now: fromNow({ minutes: 7 }) });
    expect(await statesOf(device.id)).toEqual({ weekly: "pending", reminder: "pending", at_once: "failed" });
  });
});

describe("letters and pushes speak the language of today", () => {
  test("that of the account's settings, whatever it was when they were asked for", async () => {
    const user = { id: "sprak", email: "sprak@lillevik.test", password_hash: "x", locale: "nn" as const };
    await db.insert(users).values(user).onConflictDoNothing();
    const { id } = await aReader({ ...ALL, user_id: user.id, locale: "nb", heard_at: fromNow({ days: -40 }) });
    await waitingFor({ id });
    const subjects = (await lettersOf(id)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(["Veka di"]);
  });

  test("that of a device without an account, when its page was opened last", async () => {
    const device = await aDevice({ ...ALL, locale: "nb" });
    const { endpoint, keys } = device;
    await seeDevice({ endpoint, keys }, undefined, { db, now: NOW, locale: "nn", viewer: null });
    await waitingFor(device);
    const notices = (await lettersOf(device.id)).map(({ body_text }) => (JSON.parse(body_text!) as WaitingPush).notice);
    expect(notices.map(({ lang }) => lang)).toEqual(["nn", "nn", "nn"]);
  });
});
