import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { calendarRuns, calendarSyncs, events, images, outbox } from "#db/schema";
import { PASSWORD } from "#test/support/accounts";
import { makeBackup } from "#test/support/backups";
import { ask, formOf, type Outcome, owner, runCron, send, sendJson, work } from "#test/support/bad-day-doors";
import { watchTheWorld } from "#test/support/bad-days";
import { aCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { eventTexts } from "#test/support/event-forms";
import { SAMPLE_IMAGES } from "#test/support/images";
import { mailsTo } from "#test/support/mailed";
import { aDevice } from "#test/support/push-devices";
import { UNIT } from "#test/support/register-units";
import { anOrganizerWithRoles, headersOf } from "#test/support/roles";
import { anEvent, testDatabase, rowsWith } from "#test/support/rows";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { removeFolder } from "~/gateways/backup/store";
import { QUEUES } from "~/jobs/queue";
import { begin } from "~/models/backup/make";

const db = testDatabase();
const PICTURE = new Blob([SAMPLE_IMAGES.png], { type: "image/png" });
const ADDRESSES = { metadata: {}, adresser: [] };

let made = 0;

/** Once, before the first deed. */
export async function beginDeeds(): Promise<void> {
  const organizer = await anOrganizerWithRoles();
  Object.assign(owner, { organizerId: organizer.id, headers: await headersOf("owner", organizer.id) });
  watchTheWorld(({ hostname }) => {
    if (hostname === "fcm.googleapis.com") return new Response(null, { status: 201 });
    if (hostname === "tiles.test") return new Response("a tile", { headers: { "Content-Type": "image/png" } });
    return /^(addresses|places)\.test$/.test(hostname) ? Response.json({ ...ADDRESSES, navn: [] }) : null;
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
}

async function aPush(): Promise<string> {
  const id = `push${++made}`;
  const { id: reader_id } = await aDevice();
  const body_text = JSON.stringify({ notice: { tag: "1" }, until: unixSeconds(NOW) + 3600, isUrgent: false });
  const row = { id, key: id, recipient: reader_id, reader_id, channel: "push" as const, subject: "", body_text };
  await db.insert(outbox).values({ ...row, due_at: NOW });
  return id;
}

async function aPicture(): Promise<string> {
  const id = `events/bilde${++made}`;
  await anEvent({ organizer_id: owner.organizerId, image_url: `/images/${id}` });
  await db.insert(images).values({ id, organizer_id: owner.organizerId, width: 960, height: 640 });
  await env.IMAGES_BUCKET.put(`${id}/480.webp`, SAMPLE_IMAGES.webp);
  return id;
}

/** Something that somebody does, or the product for them. */
export interface Deed {
  /** What is there before it. */
  prepare?(): Promise<string>;
  run(prepared: string): Promise<Outcome>;
  usual: number | string;
  /** What comes of it while a binding is away, where that is not the usual; by default 503 without the database. */
  away?: Record<string, number | string>;
  /** Milliseconds that a binding is waited for. */
  longest?: number;
  /** The bindings that are tried, where not all. */
  only?: readonly string[];
  /** Afterwards, on a good day: nothing is lost, and nothing doubled. */
  after?(prepared: string, outcome: Outcome): Promise<void>;
}

/** A page and what it leads to. */
const READING_MS = 45_000;

export const WAITING = { DB_WRITES: 503, DB: 503 };

export const DEEDS: Record<string, Deed> = {
  "a page is opened that was opened before": { run: () => ask("/helgen"), usual: 200, away: { DB: 200 } },
  "a page is opened for the first time": {
    prepare: async () => (await anEvent({ organizer_id: owner.organizerId })).id,
    run: (id) => ask(`/event/${id}`),
    usual: 200,
  },
  "a search is made": { run: () => ask(`/?q=konsert${++made}`), usual: 200 },
  "the help is read": { run: () => ask("/help", { headers: owner.headers }), usual: 200, away: { ASSETS: 503 } },
  "a picture is shown": {
    prepare: aPicture,
    run: (id) => ask(`/images/${id}?w=480`),
    usual: 200,
    away: { IMAGES_BUCKET: 503 },
  },
  "a picture is shown in a shape": {
    prepare: aPicture,
    run: (id) => ask(`/images/${id}?shape=1x1`),
    usual: 200,
    away: { IMAGES_BUCKET: 503, IMAGES: 503 },
  },
  "a card is shown": {
    prepare: async () => (await anEvent({ organizer_id: owner.organizerId })).id,
    run: (id) => ask(`/cards/event/${id}.jpg?lang=nb`),
    usual: 200,
    away: { ASSETS: 302, IMAGES_BUCKET: 302, CARDS: 302 },
  },
  "a tile is shown": { run: () => ask(`/tiles/15/17362/${9000 + (++made % 900)}`), usual: 200, away: { outside: 204 } },
  "a picture is uploaded": {
    run: () => send("/api/images", formOf({ file: PICTURE, kind: "event" })),
    usual: 201,
    away: { IMAGES_BUCKET: 422, IMAGES: 422, DB_WRITES: 503 },
  },
  "an event with a picture is published": {
    prepare: () => Promise.resolve(`Salmekveld ${++made}`),
    run: (title) =>
      send(
        "/dashboard/event/new",
        formOf({ ...eventTexts({ title, organizer_id: owner.organizerId, form_key: title }), image: PICTURE }),
      ),
    usual: 303,
    away: { IMAGES_BUCKET: 422, IMAGES: 422, DB_WRITES: 503 },
    after: async (title, { came, said }) => {
      const found = await rowsWith(events, { title });
      expect(found).toHaveLength(came === 303 ? 1 : 0);
      if (came === 422) expect(said).toContain(title);
    },
  },
  "somebody signs up": {
    prepare: () => Promise.resolve(`ny${++made}@lillevik.test`),
    run: (email) =>
      ask("/login?mode=sign-up", {
        method: "POST",
        body: new URLSearchParams({ intent: "sign-up", email, password: PASSWORD, organization_name: email }),
      }),
    usual: 200,
    away: { DB_WRITES: 503 },
    after: async (email, { came }) => expect(await mailsTo(email)).toHaveLength(came === 200 ? 1 : 0),
  },
  "a text is brought in": {
    run: () => send("/dashboard/intake", formOf({ intent: "read", pasted: "Søndag 7. juni 2026 kl. 11 Gudstjeneste" })),
    usual: 303,
    away: { READER: 422, DB_WRITES: 503 },
    longest: READING_MS,
    after: (_, { came, said }) => Promise.resolve(came === 422 && expect(said).toContain("kl. 11 Gudstjeneste")).then(),
  },
  "an address is brought in": {
    run: () => send("/dashboard/intake", formOf({ intent: "read", pasted: "https://kalender.example/alle.ics" })),
    usual: 303,
    away: { READER: 422, outside: 422, DB_WRITES: 503 },
    longest: READING_MS,
    after: (_, { came, said }) => Promise.resolve(came === 422 && expect(said).toContain("kalender.example")).then(),
  },
  "an address is typed": { run: () => sendJson("/api/address-autocomplete", { query: `oslo ${++made}` }), usual: 200 },
  "the register is asked": {
    run: () => sendJson("/api/register", { query: UNIT.active }),
    usual: 200,
    away: { DB_WRITES: 503 },
  },
  "a calendar is read at once": {
    longest: READING_MS,
    prepare: async () =>
      (
        await aCalendar({
          organizer_id: owner.organizerId,
          calendar_url: `https://kalender.example/alle.ics?${++made}`,
        })
      ).id,
    run: async (id) =>
      sendJson("/api/sync-ical-calendar", {
        syncId: id,
        calendarUrl: `https://kalender.example/alle.ics?${made}`,
        organizerId: owner.organizerId,
      }),
    usual: 200,
    away: { DB_WRITES: 503 },
    after: async (id, { came }) => {
      const runs = await rowsWith(calendarRuns, { sync_id: id });
      expect(runs).toHaveLength(came === 200 ? 1 : 0);
    },
  },
  "a mail is sent": {
    prepare: async () => {
      const id = `brev${++made}`;
      const texts = { subject: "Hei", body_text: "Hei", body_html: "<p>Hei</p>" };
      await db.insert(outbox).values({ id, key: id, recipient: "post@lillehavn.test", ...texts, due_at: NOW });
      return id;
    },
    run: (outbox_id) => work("samling-jobs", { type: "send_mail", outbox_id }),
    usual: "done",
    away: { EMAIL: "later" },
    after: async (id, { came }) => {
      const [row] = await rowsWith(outbox, { id });
      expect(row?.status).toBe(came === "done" ? "sent" : "pending");
    },
  },
  "a push is sent": {
    prepare: aPush,
    run: (id) => work("samling-pushes", { type: "send_pushes", outbox_ids: [id] }),
    usual: "done",
    after: async (id) => {
      const [row] = await rowsWith(outbox, { id });
      expect(["sent", "pending"]).toContain(row?.status);
    },
  },
  "a visit is counted": {
    run: () => sendJson("/count", { kind: "shares", page: "/event/ukjent" }),
    usual: 204,
    away: { DB: 204, DB_WRITES: 204 },
  },
  "the cron finds what waits": {
    prepare: async () => {
      await aPush();
      const { id } = await aCalendar({ organizer_id: owner.organizerId, due_at: unixSeconds(NOW) - 60 });
      await anEvent({ organizer_id: owner.organizerId });
      return id;
    },
    run: runCron,
    usual: "done",
    // What the tasks ask of the database takes long, and is tried with each of them.
    only: QUEUES,
    after: async (id, { said }) => {
      const [calendar] = await rowsWith(calendarSyncs, { id });
      // What could not be queued is due again.
      expect(calendar!.due_at > unixSeconds(NOW)).toBe(said.includes('"enqueue_due_calendars":"done"'));
    },
  },
  "a backup goes on": {
    prepare: async () => {
      await removeFolder(env.BACKUPS_BUCKET, "");
      await begin(db, env.BACKUPS_BUCKET, NOW);
      return NOW.toISOString();
    },
    run: () => work("samling-jobs", { type: "back_up", step: 0 }),
    usual: "done",
    away: { BACKUPS_BUCKET: "later", JOBS: "later" },
    after: async (name) => expect(await makeBackup(NOW)).toBe(name),
  },
  "a picture is deleted": {
    prepare: async () => {
      const id = await aPicture();
      const orphaned_at = fromNow({ days: -3 });
      await db.update(images).set({ orphaned_at }).where(eq(images.id, id));
      await db.delete(events).where(eq(events.image_url, `/images/${id}`));
      return id;
    },
    run: (image_id) => work("samling-jobs", { type: "delete_image", image_id }),
    usual: "done",
    away: { BACKUPS_BUCKET: "later", IMAGES_BUCKET: "later" },
    after: async (id, { came }) => expect(await db.$count(images, eq(images.id, id))).toBe(came === "done" ? 0 : 1),
  },
  "a card is drawn": {
    prepare: async () => (await anEvent({ organizer_id: owner.organizerId })).id,
    run: (id) => work("samling-cards", { type: "draw_card", kind: "event", id }),
    usual: "done",
    away: { ASSETS: "later", IMAGES_BUCKET: "later", CARDS: "later" },
  },
};
