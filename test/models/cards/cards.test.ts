import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { findProgress } from "#db/queries/site/progress";
import { events, organizerCardsDue, organizers } from "#db/schema";
import { NOW } from "#test/support/clock";
import { anEvent, anOrganizer, eventValues, setHidden, testDatabase } from "#test/support/rows";
import type { JobContext } from "~/context";
import type { CardSubject } from "~/domain/cards/address";
import type { DrawnCard } from "~/domain/cards/card";
import { LOCALES } from "~/domain/site/locales";
import { drawCards } from "~/http/cards";
import type { JobMessage } from "~/jobs/queue";
import { enqueueDueCards } from "~/models/cards/schedule";
import { shareCover } from "~/views/images/image";

let drawn: DrawnCard[];
let queued: JobMessage[];
let fails: boolean;
let covers: string[];
/** Of the static files. */
let status: number;

const jobs = {
  enqueue: (messages: JobMessage[]) => {
    queued.push(...messages);
    return Promise.resolve();
  },
};
const painter = {
  draw: (card: DrawnCard) => {
    drawn.push(card);
    return Promise.resolve(fails ? null : new Uint8Array([0xff, 0xd8, 0xff]));
  },
};

const assets = {
  fetch: async (address: string) => {
    covers.push(new URL(address).pathname);
    return new Response(address, { status });
  },
};

const context = () =>
  ({ db: testDatabase(), images: env.IMAGES_BUCKET, painter, assets, jobs, now: NOW }) as unknown as JobContext;
const draw = (subject: CardSubject) => drawCards(subject, context());
const keptOf = async ({ kind, id }: CardSubject) =>
  (await env.IMAGES_BUCKET.list({ prefix: `cards/${kind}/${id}/` })).objects.map(({ key }) => key);

beforeEach(async () => {
  [drawn, queued, fails, covers, status] = [[], [], false, [], 200];
  const { objects } = await env.IMAGES_BUCKET.list({ prefix: "cards/" });
  if (objects.length > 0) await env.IMAGES_BUCKET.delete(objects.map(({ key }) => key));
});

/** Runs the cron until nothing is left; returns how many messages each run queued. */
async function runs(): Promise<number[]> {
  const counts = [];
  for (;;) {
    const before = queued.length;
    await enqueueDueCards({ db: testDatabase(), jobs });
    if (queued.length === before) return counts;
    counts.push(queued.length - before);
  }
}

describe("an event's card", () => {
  test("is drawn once in each language, and never again for the same content", async () => {
    const { id } = await anEvent({ title: "Lys i mørket" });
    await draw({ kind: "event", id });
    expect(drawn.map(({ title, size, kind }) => [title, size, kind])).toEqual([
      ["Lys i mørket", "link", "Gudstjeneste"],
      ["Lys i mørket", "link", "Gudsteneste"],
      ["Lys i mørket", "link", "Service"],
    ]);
    await draw({ kind: "event", id });
    await testDatabase().update(events).set({ description: "Noe annet", updated_at: NOW }).where(eq(events.id, id));
    await draw({ kind: "event", id });
    expect(drawn).toHaveLength(LOCALES.length);
  });

  test("of another type than those with a name says no type", async () => {
    const { id } = await anEvent({ title: "Basar", event_type: "other" });
    await draw({ kind: "event", id });
    expect(drawn.map(({ kind }) => kind)).toEqual(LOCALES.map(() => null));
  });

  test("is drawn again when it is cancelled, and the old ones are deleted", async () => {
    const { id } = await anEvent();
    await draw({ kind: "event", id });
    const before = await keptOf({ kind: "event", id });
    await testDatabase().update(events).set({ state: "cancelled" }).where(eq(events.id, id));
    await draw({ kind: "event", id });
    expect(drawn.slice(LOCALES.length).map(({ state, isOff }) => [state, isOff])).toEqual([
      ["Avlyst", true],
      ["Avlyst", true],
      ["Cancelled", true],
    ]);
    const after = await keptOf({ kind: "event", id });
    expect(after).toHaveLength(LOCALES.length);
    expect(after.filter((key) => before.includes(key))).toEqual([]);
  });

  test("is not drawn of what visitors do not see, and deleted when they no longer do", async () => {
    const { id } = await anEvent();
    const draft = await anEvent({ public_from: NOW });
    await draw({ kind: "event", id: draft.id });
    expect(drawn).toEqual([]);
    await draw({ kind: "event", id });
    expect(await keptOf({ kind: "event", id })).toHaveLength(LOCALES.length);
    await setHidden("event", id, true);
    await draw({ kind: "event", id });
    expect(await keptOf({ kind: "event", id })).toEqual([]);
    expect(drawn).toHaveLength(LOCALES.length);
  });

  test("that cannot be drawn leaves the job to be tried again", async () => {
    const { id } = await anEvent();
    fails = true;
    await expect(draw({ kind: "event", id })).rejects.toThrow();
    expect(await keptOf({ kind: "event", id })).toEqual([]);
    fails = false;
    await draw({ kind: "event", id });
    expect(await keptOf({ kind: "event", id })).toHaveLength(LOCALES.length);
  });

  test("has its own picture, and without one its type's cover as a JPEG", async () => {
    await env.IMAGES_BUCKET.put("events/kor/960.webp", "a choir");
    const own = await anEvent({ event_type: "concert", image_url: "/images/events/kor" });
    const without = await anEvent({ event_type: "concert" });
    await draw({ kind: "event", id: own.id });
    expect(covers).toEqual([]);
    await draw({ kind: "event", id: without.id });
    const cover = shareCover("concert", without.id);
    expect(covers).toEqual(LOCALES.map(() => cover));
    expect(drawn.map(({ picture }) => new TextDecoder().decode(picture))).toEqual([
      ...LOCALES.map(() => "a choir"),
      ...LOCALES.map(() => `https://assets.invalid${cover}`),
    ]);
  });

  test("whose cover is missing is not drawn without: the job is tried again", async () => {
    const { id } = await anEvent();
    status = 404;
    await expect(draw({ kind: "event", id })).rejects.toThrow("404");
    expect([drawn, await keptOf({ kind: "event", id })]).toEqual([[], []]);
    status = 200;
    await draw({ kind: "event", id });
    expect(await keptOf({ kind: "event", id })).toHaveLength(LOCALES.length);
  });

  test("in a script without a font is not asked for: the cover stands in", async () => {
    const { id } = await anEvent({ title: "禮拜" });
    await draw({ kind: "event", id });
    expect(drawn).toEqual([]);
  });
});

describe("what is queued", () => {
  test("a new organizer and its event, once each; nothing while nothing changes, at no write", async () => {
    const organizer = await anOrganizer();
    const { id } = await anEvent({ organizer_id: organizer.id });
    await runs();
    expect(queued).toContainEqual({ type: "draw_card", kind: "event", id });
    expect(queued).toContainEqual({ type: "draw_card", kind: "organizer", id: organizer.id });
    queued = [];
    const { d1, meter } = meterDatabase(env.DB);
    await enqueueDueCards({ db: openDatabase(d1), jobs });
    expect(queued).toEqual([]);
    expect([meter.trips, meter.rowsWritten]).toEqual([1, 0]);
    expect(meter.rowsRead).toBeLessThanOrEqual(3);
  });

  test("a thousand imported events, sixty a minute", async () => {
    await runs();
    queued = [];
    const { id: organizer_id } = await anOrganizer();
    const rows = Array.from({ length: 1000 }, (_, i) => eventValues({ organizer_id, title: `Møte ${i}` }));
    const db = testDatabase();
    for (let from = 0; from < rows.length; from += 100)
      await db.batch([
        db.insert(events).values(rows[from]!),
        ...rows.slice(from + 1, from + 100).map((row) => db.insert(events).values(row)),
      ]);
    const counts = await runs();
    expect(Math.max(...counts)).toBeLessThanOrEqual(61);
    const ids = queued.flatMap((job) => (job.type === "draw_card" && job.kind === "event" ? [job.id] : []));
    expect(new Set(ids).size).toBe(1000);
    expect(ids).toHaveLength(1000);
  });

  test("a hundred due events, which all have their cards when the queue has been through", async () => {
    await runs();
    queued = [];
    const { id: organizer_id } = await anOrganizer();
    await runs();
    queued = [];
    const ids = [];
    for (let n = 0; n < 100; n++) ids.push((await anEvent({ organizer_id, title: `Møte ${n}` })).id);
    expect(await runs()).toEqual([60, 40]);
    for (const job of queued) if (job.type === "draw_card") await draw(job);
    const kept = await Promise.all(ids.map((id) => keptOf({ kind: "event", id })));
    expect(kept.map(({ length }) => length)).toEqual(ids.map(() => LOCALES.length));
  });

  test("the place in the log is kept", async () => {
    await anEvent();
    await runs();
    expect(await findProgress(testDatabase(), "cards")).toBeGreaterThan(0);
    expect(await testDatabase().select().from(organizerCardsDue)).toEqual([]);
  });

  test("a deleted organizer, whose cards and whose events' cards are then deleted", async () => {
    const organizer = await anOrganizer();
    const event = await anEvent({ organizer_id: organizer.id });
    const subjects: CardSubject[] = [
      { kind: "organizer", id: organizer.id },
      { kind: "event", id: event.id },
    ];
    for (const subject of subjects) await draw(subject);
    await runs();
    queued = [];
    await testDatabase().delete(organizers).where(eq(organizers.id, organizer.id));
    await runs();
    expect(queued).toHaveLength(2);
    for (const job of queued) if (job.type === "draw_card") await draw(job);
    for (const subject of subjects) expect(await keptOf(subject)).toEqual([]);
  });

  test("an organizer with another name, and then its coming events, but not for its description", async () => {
    const organizer = await anOrganizer();
    const event = await anEvent({ organizer_id: organizer.id });
    await runs();
    queued = [];
    const changed = (change: object) =>
      testDatabase().update(organizers).set(change).where(eq(organizers.id, organizer.id));
    await changed({ description: "Velkommen" });
    await runs();
    expect(queued).toEqual([]);
    await changed({ name: "Nytt navn" });
    await runs();
    expect(queued).toEqual([{ type: "draw_card", kind: "organizer", id: organizer.id }]);
    await draw({ kind: "organizer", id: organizer.id });
    expect(queued.at(-1)).toEqual({ type: "draw_card", kind: "event", id: event.id });
  });

  test("an organizer once, although it is hidden and shown again before the cron runs", async () => {
    const { id } = await anOrganizer();
    for (const isHidden of [true, false, true]) await setHidden("organizer", id, isHidden);
    await runs();
    expect(queued.filter((job) => job.type === "draw_card" && job.id === id)).toHaveLength(1);
  });

  test("a hidden organizer", async () => {
    const { id } = await anOrganizer();
    await draw({ kind: "organizer", id });
    await runs();
    queued = [];
    await setHidden("organizer", id, true);
    await runs();
    expect(queued).toContainEqual({ type: "draw_card", kind: "organizer", id });
    await draw({ kind: "organizer", id });
    expect(await keptOf({ kind: "organizer", id })).toEqual([]);
  });
});
