import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { events, images, letterEvents, outbox, registerBatches } from "#db/schema";
import { aCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { SAMPLE_IMAGES } from "#test/support/images";
import { aReader } from "#test/support/letters";
import { aDevice } from "#test/support/push-devices";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { handleQueue } from "#workers/queue";
import { handleScheduled } from "#workers/scheduled";
import type { Env } from "~/context";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { removeFolder } from "~/gateways/backup/store";
import { type JobMessage, jobMessage, QUEUES } from "~/jobs/queue";
import { begin } from "~/models/backup/make";

const db = testDatabase();
const CALENDAR = calendarText([{ uid: "kveld", summary: "Kveldsbønn", inDays: 3 }]);
const LEASE = unixSeconds(NOW) + 900;
let made = 0;

/** What left the house, and what waits to be done. */
const out = { mails: 0, pushes: 0, queued: [] as JobMessage[] };

const queue = {
  sendBatch: async (all: { body: JobMessage }[]) => void out.queued.push(...all.map(({ body }) => body)),
};
const bindings = {
  ...env,
  ...Object.fromEntries(QUEUES.map((name) => [name, queue])),
  EMAIL: { send: async () => ({ messageId: String(++out.mails) }) },
  CARDS: { draw: async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) },
} as unknown as Env;

vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
  const isPush = new URL(new Request(input).url).hostname === "fcm.googleapis.com";
  out.pushes += Number(isPush);
  return isPush ? new Response(null, { status: 201 }) : new Response(CALENDAR);
});
const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => vi.restoreAllMocks());
beforeEach(() => {
  Object.assign(out, { mails: 0, pushes: 0, queued: [] });
  complaints.mockClear();
});

/** Rows of every table but the words', which others share, objects, and what left the house. */
async function effects(): Promise<Record<string, number>> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and sql not like 'create virtual%' and name not like '%search%' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\'`,
  );
  const counts = tables.map(({ name }) => `(select count(*) from "${name}") "${name}"`).join();
  const rows = await db.get<Record<string, number>>(sql.raw(`select ${counts}`));
  const [pictures, backups] = await Promise.all([env.IMAGES_BUCKET.list(), env.BACKUPS_BUCKET.list()]);
  return {
    ...rows,
    objects: pictures.objects.length,
    backup_objects: backups.objects.length,
    mails: out.mails,
    pushes: out.pushes,
  };
}

/** What is more or less of anything afterwards. */
async function changedBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await effects();
  await work();
  const after = await effects();
  const changes = Object.keys(after).map((name) => [name, after[name]! - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

const deliver = (...bodies: JobMessage[]) =>
  handleQueue(
    {
      queue: "samling-jobs",
      messages: bodies.map((body) => ({
        id: `m${++made}`,
        timestamp: NOW,
        attempts: 1,
        body,
        ack: () => undefined,
        retry: () => undefined,
      })),
    } as unknown as MessageBatch,
    bindings,
  );

/** Also what comes of what was queued meanwhile. */
async function deliverAll(): Promise<void> {
  for (let message = out.queued.shift(); message; message = out.queued.shift()) await deliver(message);
}

async function aMail() {
  const id = `brev${++made}`;
  const texts = { subject: "Hei", body_text: "Hei", body_html: "<p>Hei</p>" };
  await db.insert(outbox).values({ id, key: id, recipient: "post@lillehavn.test", ...texts, due_at: NOW });
  return id;
}

async function aPush() {
  const id = `push${++made}`;
  const { id: reader_id } = await aDevice({ weekly: false, next_at: null });
  const body_text = JSON.stringify({ notice: { tag: id }, until: unixSeconds(NOW) + 3600, isUrgent: false });
  const row = { id, key: id, recipient: reader_id, reader_id, channel: "push" as const, subject: "", body_text };
  await db.insert(outbox).values({ ...row, due_at: NOW });
  return id;
}

async function anOldImage() {
  const image_id = `events/gammel${++made}`;
  await db.insert(images).values({ id: image_id, width: 960, height: 640, orphaned_at: fromNow({ days: -3 }) });
  await env.IMAGES_BUCKET.put(`${image_id}/480.webp`, SAMPLE_IMAGES.webp);
  return image_id;
}

async function aSavedEvent() {
  const { id: event_id, organizer_id } = await anEvent({ start_time: fromNow({ days: 3 }) });
  const { id: reader_id } = await aReader({ at_once: true, weekly: false, next_at: null });
  await db.insert(letterEvents).values({ reader_id, event_id });
  await db
    .update(events)
    .set({ state: "cancelled", updated_at: NOW })
    .where(sql`id = ${event_id}`);
  return { event_id, organizer_id };
}

async function aReaderDue(next_at: Date) {
  const { organizer_id } = await anEvent({ start_time: fromNow({ days: 1 }) });
  return (await aReader({ next_at }, [`organizer_id=${organizer_id}`])).id;
}

async function aBackup() {
  await removeFolder(env.BACKUPS_BUCKET, "");
  await begin(db, env.BACKUPS_BUCKET, NOW);
  return 0;
}

async function aBatch() {
  const id = `bunke${++made}`;
  await db.insert(registerBatches).values({ id, place: "5025", waiting: "[]", undone_at: NOW, due_at: NOW });
  await anOrganizer({ register_batch: id });
  return id;
}

/** A message of each kind, with what it is about. */
const MESSAGES: { [Type in JobMessage["type"]]: () => Promise<Omit<Extract<JobMessage, { type: Type }>, "type">> } = {
  send_mail: async () => ({ outbox_id: await aMail() }),
  send_pushes: async () => ({ outbox_ids: [await aPush(), await aPush()] }),
  ping: async () => ({}),
  make_pages: async () => ({ batch_id: await aBatch() }),
  delete_image: async () => ({ image_id: await anOldImage() }),
  write_letters: async () => ({ reader_ids: [await aReaderDue(dateFromUnix(LEASE))], lease: LEASE }),
  tell_saved: async () => ({ event_id: (await aSavedEvent()).event_id, occasion: "at_once", after: "" }),
  sync_calendar: async () => ({ sync_id: (await aCalendar({ due_at: LEASE })).id, lease: LEASE }),
  back_up: async () => ({ step: await aBackup() }),
  draw_card: async () => ({ kind: "event", id: (await anEvent()).id }),
};

/** By the schema, so that a new kind is missed. */
const KINDS = jobMessage.options.map(({ shape }) => shape.type.value);

// The day's sum of mails has its row before.
beforeAll(async () => deliver({ type: "send_mail", outbox_id: await aMail() }));

describe.each(KINDS)("%s", (type) => {
  const aMessage = async () => ({ type, ...(await MESSAGES[type]()) }) as JobMessage;

  test("given twice, at the same time, and once more does what it does once", async () => {
    const one = await aMessage();
    const once = await changedBy(async () => {
      await deliver(one);
      await deliverAll();
    });
    const other = await aMessage();
    const often = await changedBy(async () => {
      await Promise.all([deliver(other, other), deliver(other)]);
      await deliver(other);
      await deliverAll();
    });
    expect(often).toEqual(once);
    expect(Object.keys(once).length > 0).toBe(type !== "ping");
    expect(complaints).not.toHaveBeenCalledWith(expect.stringContaining("job_failed"));
  });
});

test("the cron twice at once queues and does nothing twice", async () => {
  const run = (cron: string, now: Date) =>
    handleScheduled({ cron, scheduledTime: now.getTime(), noRetry: () => undefined }, bindings);
  const prepare = async () => {
    await aMail();
    await aPush();
    await anOldImage();
    await aSavedEvent();
    await aReaderDue(NOW);
    await aCalendar({ due_at: unixSeconds(NOW) - 60 });
  };
  // What is done once a day, and the cards of what came before, are done before.
  const settle = async () => {
    await run("*/15 * * * *", NOW);
    await deliverAll();
  };
  await settle();
  await prepare();
  const once = await changedBy(async () => {
    await run("*/15 * * * *", NOW);
    await deliverAll();
  });
  await settle();
  await prepare();
  const twice = await changedBy(async () => {
    await Promise.all([run("*/15 * * * *", NOW), run("*/15 * * * *", NOW)]);
    await deliverAll();
  });
  expect(twice).toEqual(once);
  expect(complaints).not.toHaveBeenCalledWith(expect.stringContaining("cron_task_failed"));
});
