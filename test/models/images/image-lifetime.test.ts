import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findOrganizer } from "#db/queries/organizers/organizers";
import { events, images } from "#db/schema";
import { settlingDatabase } from "#db/settling";
import { fromNow, NOW } from "#test/support/clock";
import { SAMPLE_IMAGES } from "#test/support/images";
import { anEdit, aSubmission, aViewer, profileDeps, storedImages } from "#test/support/profile-work";
import { fiveTuesdays, ownEvent, aDeletion } from "#test/support/published-series";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { imageKey, SHAPE_NAMES, shapeKey } from "~/domain/images/address";
import { readImageHead } from "~/domain/images/format";
import type { JobMessage } from "~/jobs/queue";
import { changeSeries } from "~/models/events/series";
import { deleteImage, sweepImages } from "~/models/images/delete";
import { isSeenByViewer } from "~/models/images/see";
import { findShapedImage } from "~/models/images/shape";
import { imageIdOf, storeImage } from "~/models/images/take";
import { createOrganizer } from "~/models/organizers/create";
import { updateOrganizer } from "~/models/organizers/update";
import { emptyOldBins } from "~/models/retention/expire";
import type { SeriesRuleForm } from "~/schemas/events/series";

const deps = profileDeps();
const choice = (address: string | null) => ({ cover_image_url: { address, file: null } });

async function anUpload(now = NOW): Promise<{ address: string; id: string }> {
  const result = await storeImage(SAMPLE_IMAGES.jpeg, "cover", profileDeps({ now }));
  if (!result.ok) throw new Error(result.problem);
  return { address: result.value, id: imageIdOf(result.value)! };
}

/** Returns the ids that a sweep at a moment would delete. */
async function sweptAt(now: Date): Promise<string[]> {
  const sent: JobMessage[] = [];
  await sweepImages({ db: testDatabase(), now, jobs: { enqueue: async (messages) => void sent.push(...messages) } });
  return sent.map((message) => (message.type === "delete_image" ? message.image_id : message.type));
}

describe("an image's life", () => {
  it("is seen by its uploader all the time, also while what uses it is being saved", async () => {
    const { id } = await anUpload();
    const newcomer = aViewer({ email: "lagrer@menighet.test" });
    const saved = await anOrganizer({ email: newcomer.email });
    const viewer = async () => {
      // The save comes in between.
      await testDatabase().update(images).set({ organizer_id: saved.id, orphaned_at: null }).where(eq(images.id, id));
      return newcomer;
    };
    expect(await isSeenByViewer(id, { db: testDatabase(), viewer })).toBe(true);
    expect(await isSeenByViewer(id, { db: testDatabase(), viewer: async () => newcomer })).toBe(false);
  });

  it("begins unused, is claimed by what is saved, and is let go of when it is replaced", async () => {
    const [first, second] = [await anUpload(), await anUpload()];
    const outcome = await createOrganizer(
      aSubmission({}, choice(first.address)),
      aViewer({ email: "liv@menighet.test" }),
      deps,
    );
    if (!outcome.ok) throw new Error(outcome.problem.kind);
    expect(await storedImages()).toMatchObject({
      [first.id]: { organizer_id: outcome.value.id, isOrphaned: false },
      [second.id]: { isOrphaned: true },
    });
    const organizer = (await findOrganizer(deps.db, outcome.value.id))!;
    await updateOrganizer(anEdit(1, {}, choice(second.address)), organizer, deps);
    expect(await storedImages()).toMatchObject({
      [first.id]: { organizer_id: outcome.value.id, isOrphaned: true },
      [second.id]: { organizer_id: outcome.value.id, isOrphaned: false },
    });
  });

  it("goes on where an event still shows it", async () => {
    const { address, id } = await anUpload();
    const organizer = await anOrganizer();
    await updateOrganizer(anEdit(1, {}, choice(address)), organizer, deps);
    await anEvent({ organizer_id: organizer.id, image_url: address });
    await updateOrganizer(anEdit(2), (await findOrganizer(deps.db, organizer.id))!, deps);
    expect((await storedImages())[id]).toEqual({ organizer_id: organizer.id, isOrphaned: false });
  });

  it("is whole in a row where nobody cuts now, and small once somebody does", async () => {
    const { id } = await anUpload();
    const ask = (imageEncoder: typeof deps.imageEncoder) =>
      findShapedImage(id, "row", { images: env.IMAGES_BUCKET, imageEncoder });
    const { size } = (await env.IMAGES_BUCKET.head(imageKey(id, 480)))!;
    for (const encode of [() => Promise.reject(new Error("away")), () => Promise.resolve(null)])
      expect((await ask({ encode }))?.size).toBe(size);
    expect(await env.IMAGES_BUCKET.head(shapeKey(id, "row"))).toBeNull();
    await ask(deps.imageEncoder);
    const made = (await env.IMAGES_BUCKET.get(shapeKey(id, "row")))!;
    const head = readImageHead(new Uint8Array(await made.arrayBuffer()));
    expect(head.ok && head.value.width - head.value.height).toBe(0);
  });

  it("ends two days after it was last used, in every width and shape", async () => {
    const { id } = await anUpload();
    const { imageEncoder } = deps;
    for (const shape of SHAPE_NAMES) await findShapedImage(id, shape, { images: env.IMAGES_BUCKET, imageEncoder });
    expect(await env.IMAGES_BUCKET.head(shapeKey(id, "16x9"))).not.toBeNull();
    expect(await sweptAt(fromNow({ hours: 47 }))).not.toContain(id);
    expect(await sweptAt(fromNow({ hours: 48 }))).toContain(id);
    await deleteImage(id, { ...deps, now: fromNow({ hours: 47 }) });
    expect(await env.IMAGES_BUCKET.head(imageKey(id, 480))).not.toBeNull();
    await deleteImage(id, { ...deps, now: fromNow({ hours: 48 }) });
    await deleteImage(id, { ...deps, now: fromNow({ hours: 48 }) });
    expect((await env.IMAGES_BUCKET.list({ prefix: `${id}/` })).objects).toEqual([]);
    expect(await storedImages()).not.toHaveProperty([id]);
  });

  it("ends with the dates of a series that a new rule takes away when their bin is emptied, unless another date still shows it", async () => {
    const [shared, own] = [await anUpload(), await anUpload()];
    const { organizerId, ids } = await fiveTuesdays();
    await testDatabase().batch([
      testDatabase()
        .update(images)
        .set({ organizer_id: organizerId, orphaned_at: null })
        .where(inArray(images.id, [shared.id, own.id])),
      testDatabase().update(events).set({ image_url: shared.address }).where(eq(events.organizer_id, organizerId)),
      testDatabase().update(events).set({ image_url: own.address }).where(eq(events.id, ids[1]!)),
    ]);
    const everyOther = {
      startDay: "2026-06-09",
      pattern: "biweekly",
      until: "2026-07-07",
      leftOut: [],
      includeExceptions: false,
      key: "",
      version: 1,
    } satisfies Partial<SeriesRuleForm>;
    expect(
      await changeSeries(
        await ownEvent(ids[0]!),
        { ...everyOther, confirmed: [ids[1]!, ids[3]!], userId: "somebody" },
        deps,
      ),
    ).toEqual({ ok: true, value: { added: 0, removed: 2 } });
    const kept = { organizer_id: organizerId, isOrphaned: false };
    expect(await storedImages()).toMatchObject({ [shared.id]: kept, [own.id]: kept });
    await emptyOldBins({ ...deps, now: fromNow({ days: 30, minutes: -1 }) });
    expect(await storedImages()).toMatchObject({ [own.id]: kept });
    const emptied = fromNow({ days: 30 });
    await emptyOldBins({ ...deps, now: emptied });
    expect(await storedImages()).toMatchObject({ [shared.id]: kept, [own.id]: { ...kept, isOrphaned: true } });
    const later = fromNow({ days: 32 });
    expect(await sweptAt(later)).toContain(own.id);
    for (const { id } of [shared, own]) await deleteImage(id, { ...deps, now: later });
    expect((await env.IMAGES_BUCKET.list({ prefix: `${own.id}/` })).objects).toEqual([]);
    expect((await env.IMAGES_BUCKET.list({ prefix: `${shared.id}/` })).objects).not.toEqual([]);
    await aDeletion(ids[0]!, "all");
    expect((await storedImages())[shared.id]).toMatchObject({ isOrphaned: false });
    await emptyOldBins({ ...deps, now: emptied });
    expect((await storedImages())[shared.id]).toMatchObject({ isOrphaned: true });
  });

  it("is used again by the dates that a longer series adds", async () => {
    const { address, id } = await anUpload();
    const { organizerId, ids } = await fiveTuesdays();
    await testDatabase().update(images).set({ organizer_id: organizerId }).where(eq(images.id, id));
    await testDatabase().update(events).set({ image_url: address }).where(eq(events.organizer_id, organizerId));
    const longer = {
      startDay: "2026-06-09",
      pattern: "weekly",
      until: "2026-07-14",
      leftOut: [],
      includeExceptions: false,
      confirmed: [],
      key: "lengre",
      version: 1,
    } satisfies SeriesRuleForm;
    expect(await changeSeries(await ownEvent(ids[0]!), { ...longer, userId: "somebody" }, deps)).toEqual({
      ok: true,
      value: { added: 1, removed: 0 },
    });
    expect((await storedImages())[id]).toEqual({ organizer_id: organizerId, isOrphaned: false });
  });

  it("ends with its organisation", async () => {
    const { address, id } = await anUpload();
    const organizer = await anOrganizer();
    await updateOrganizer(anEdit(1, {}, choice(address)), organizer, deps);
    await settlingDatabase(env.DB).prepare("delete from organizers where id = ?").bind(organizer.id).run();
    expect(await sweptAt(NOW)).not.toContain(id);
    expect(await sweptAt(fromNow({ hours: 49 }))).toContain(id);
  });
});

describe("an image that may not be used", () => {
  const notBeUsed = async (address: string, now = NOW) => {
    const organizer = await anOrganizer();
    const outcome = await updateOrganizer(anEdit(1, {}, choice(address)), organizer, profileDeps({ now }));
    expect(outcome).toMatchObject({
      ok: false,
      problem: { kind: "invalid", imageProblems: { cover_image_url: "expired" } },
    });
    expect((await findOrganizer(deps.db, organizer.id))?.name).toBe(organizer.name);
  };

  it("is somebody else's", async () => {
    const { address } = await anUpload();
    await updateOrganizer(anEdit(1, {}, choice(address)), await anOrganizer(), deps);
    await notBeUsed(address);
  });

  it("has been unused for a day", async () => {
    const { address } = await anUpload();
    await notBeUsed(address, fromNow({ hours: 24 }));
  });

  it.each([
    "/images/organizers/unknown",
    "/images/../secret",
    "https://evil.test/a.webp",
    "javascript:alert(1)",
    "/images/events/a?b",
  ])("is none: %s", (address) => notBeUsed(address));
});
