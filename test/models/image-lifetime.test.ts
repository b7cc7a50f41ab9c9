import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { imageKey } from "~/domain/image-address";
import type { JobMessage } from "~/jobs/messages";
import { deleteImage, sweepImages } from "~/models/delete-image";
import { createOrganizer } from "~/models/organizer/create-organizer";
import { updateOrganizer } from "~/models/organizer/update-organizer";
import { storeImage } from "~/models/store-image";
import { imageIdOf } from "~/models/take-image";
import { findOrganizer } from "#db/queries/organizers";
import { fromNow, NOW } from "#test/support/clock";
import { PICTURES } from "#test/support/pictures";
import { anEdit, aSubmission, aViewer, profileDeps, storedImages } from "#test/support/profile-work";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";

const deps = profileDeps();
const choice = (address: string | null) => ({ cover_image_url: { address, file: null } });

async function anUpload(now = NOW): Promise<{ address: string; id: string }> {
  const result = await storeImage(PICTURES.jpeg, "cover", profileDeps({ now }));
  if (!result.ok) throw new Error(result.problem);
  return { address: result.value, id: imageIdOf(result.value)! };
}

/** The ids that a sweep at that moment would have deleted. */
async function sweptAt(now: Date): Promise<string[]> {
  const sent: JobMessage[] = [];
  await sweepImages({ db: testDatabase(), now, jobs: { enqueue: async (messages) => void sent.push(...messages) } });
  return sent.map((message) => (message.type === "delete_image" ? message.image_id : message.type));
}

describe("a picture's life", () => {
  it("begins unused, is claimed by what is saved, and is let go of when it is replaced", async () => {
    const [first, second] = [await anUpload(), await anUpload()];
    const outcome = await createOrganizer(aSubmission({}, choice(first.address)), aViewer({ email: "liv@menighet.test" }), deps);
    if (outcome.kind !== "saved") throw new Error(outcome.kind);
    expect(await storedImages()).toMatchObject({ [first.id]: { organizer_id: outcome.id, isOrphaned: false }, [second.id]: { isOrphaned: true } });
    const organizer = (await findOrganizer(deps.db, outcome.id))!;
    await updateOrganizer(anEdit(1, {}, choice(second.address)), organizer, deps);
    expect(await storedImages()).toMatchObject({
      [first.id]: { organizer_id: outcome.id, isOrphaned: true },
      [second.id]: { organizer_id: outcome.id, isOrphaned: false },
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

  it("ends two days after it was last used, in every width", async () => {
    const { id } = await anUpload();
    expect(await sweptAt(fromNow({ hours: 47 }))).not.toContain(id);
    expect(await sweptAt(fromNow({ hours: 48 }))).toContain(id);
    await deleteImage(id, { ...deps, now: fromNow({ hours: 47 }) });
    expect(await env.IMAGES_BUCKET.head(imageKey(id, 480))).not.toBeNull();
    await deleteImage(id, { ...deps, now: fromNow({ hours: 48 }) });
    await deleteImage(id, { ...deps, now: fromNow({ hours: 48 }) });
    expect((await env.IMAGES_BUCKET.list({ prefix: `${id}/` })).objects).toEqual([]);
    expect(await storedImages()).not.toHaveProperty([id]);
  });

  it("ends with its organisation", async () => {
    const { address, id } = await anUpload();
    const organizer = await anOrganizer();
    await updateOrganizer(anEdit(1, {}, choice(address)), organizer, deps);
    await env.DB.prepare("delete from organizers where id = ?").bind(organizer.id).run();
    expect(await sweptAt(NOW)).not.toContain(id);
    expect(await sweptAt(fromNow({ hours: 49 }))).toContain(id);
  });
});

describe("a picture that may not be used", () => {
  const notBeUsed = async (address: string, now = NOW) => {
    const organizer = await anOrganizer();
    const outcome = await updateOrganizer(anEdit(1, {}, choice(address)), organizer, profileDeps({ now }));
    expect(outcome).toMatchObject({ kind: "invalid", problems: { cover_image_url: "expired" } });
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

  it.each(["/images/organizers/unknown", "/images/../secret", "https://evil.test/a.webp", "javascript:alert(1)", "/images/events/a?b"])("is none: %s", (address) =>
    notBeUsed(address),
  );
});
