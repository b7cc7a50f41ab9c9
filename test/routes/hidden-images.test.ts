import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { isImageShown } from "#db/queries/images/images";
import { events, images, organizers, users } from "#db/schema";
import { SAMPLE_IMAGES } from "#test/support/images";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { SHOWN_SECONDS } from "~/gateways/images/stored-images";

const db = testDatabase();
const OWNER = "eier@bilder.test";
type Headers = Record<string, string>;

/** Stores an image and its row; the owner is null for an unused upload. */
async function anImage(id: string, organizer_id: string | null): Promise<string> {
  await env.IMAGES_BUCKET.put(`${id}/480.webp`, `bildet ${id}`);
  await db
    .insert(images)
    .values({ id, organizer_id, width: 480, height: 320, orphaned_at: organizer_id === null ? new Date() : null });
  return `/images/${id}?w=480`;
}

async function statusOf(path: string, headers: Headers = {}): Promise<number> {
  const response = await visit(path, { headers });
  await response.text();
  return response.status;
}

let made = 0;

/** A visible event with its own image. */
async function shownEvent() {
  const id = `events/vist${++made}`;
  const path = await anImage(id, "bilder");
  const event = await anEvent({ organizer_id: "bilder", image_url: `/images/${id}` });
  return { id, path, event };
}

beforeAll(async () => {
  await anOrganizer({ id: "bilder", email: OWNER, logo_url: "/images/organizers/bilder-logo" });
  await anImage("organizers/bilder-logo", "bilder");
});

describe("hidden and deleted means gone, for images too", () => {
  test("an image of what is hidden is not found by the public, and is there again when it is shown", async () => {
    const { path, event } = await shownEvent();
    await setHidden("event", event.id, true);
    const response = await visit(path);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    expect(await response.text()).not.toContain("bildet");
    expect(await statusOf(path, { "If-None-Match": "*" })).toBe(404);
    expect(await statusOf(path, await signedIn("noen@annet.test"))).toBe(404);
    await setHidden("event", event.id, false);
    expect(await statusOf(path)).toBe(200);
  });

  test("its team and moderators still see it, and nobody keeps a copy", async () => {
    const { path, event } = await shownEvent();
    await setHidden("event", event.id, true);
    await onTeam("bilder", "leser@bilder.test", "viewer");
    await anOrganizer({ email: "vakt@bilder.test", is_moderator: true });
    for (const email of [OWNER, "leser@bilder.test", "vakt@bilder.test"]) {
      const response = await visit(path, { headers: await signedIn(email) });
      expect([email, response.status, response.headers.get("Cache-Control")]).toEqual([
        email,
        200,
        "private, no-store",
      ]);
      await response.text();
    }
    expect(await statusOf(path)).toBe(404);
  });

  test("hiding an organisation hides its images and those of its events", async () => {
    const { id } = await anOrganizer({ id: "skjult", logo_url: "/images/organizers/skjult-logo" });
    const logo = await anImage("organizers/skjult-logo", id);
    const ofEvent = await anImage("events/skjult-bilde", id);
    await anEvent({ organizer_id: id, image_url: "/images/events/skjult-bilde" });
    await setHidden("organizer", id, true);
    expect(await Promise.all([logo, ofEvent].map((path) => statusOf(path)))).toEqual([404, 404]);
  });

  test.each<[string, (event: string) => Promise<unknown>]>([
    ["whose event is deleted", (id) => db.delete(events).where(eq(events.id, id))],
    ["that the event shows no more", (id) => db.update(events).set({ image_url: null }).where(eq(events.id, id))],
    [
      "whose event waits for its day",
      (id) => db.update(events).set({ public_from: new Date() }).where(eq(events.id, id)),
    ],
  ])("an image %s is not found", async (_, happens) => {
    const { path, event } = await shownEvent();
    await happens(event.id);
    expect(await statusOf(path)).toBe(404);
  });

  test("an image that something visible still shows stays, at the same address", async () => {
    const { id, path, event } = await shownEvent();
    await anEvent({ organizer_id: "bilder", image_url: `/images/${id}` });
    await setHidden("event", event.id, true);
    expect(await statusOf(path)).toBe(200);
    await db
      .update(organizers)
      .set({ cover_image_url: `/images/${id}` })
      .where(eq(organizers.id, "bilder"));
    await db.delete(events).where(eq(events.image_url, `/images/${id}`));
    expect(await statusOf(path)).toBe(200);
  });

  test("copies that are shared last a minute, and no longer", async () => {
    expect(SHOWN_SECONDS).toBeLessThanOrEqual(60);
    const { path } = await shownEvent();
    const response = await visit(path);
    await response.text();
    expect(response.headers.get("Cache-Control")).toContain(`s-maxage=${SHOWN_SECONDS}`);
  });
});

describe("images that are in use nowhere yet", () => {
  test("are seen by those who may send images, by nobody else", async () => {
    const path = await anImage("events/venter", null);
    expect(await statusOf(path)).toBe(404);
    expect(await statusOf(path, await signedIn("uprovd@bilder.test", { isVerified: false }))).toBe(404);
    expect(await statusOf(path, await signedIn(OWNER))).toBe(200);
    expect(await statusOf(path)).toBe(404);
  });

  test("accounts that only follow events send none, until they are about to describe an organisation", async () => {
    const email = "folger@bilder.test";
    const headers = await signedIn(email);
    await db.update(users).set({ follows_only: true }).where(eq(users.email, email));
    const upload = async () => {
      const body = new FormData();
      body.set("kind", "event");
      body.set("file", new Blob([SAMPLE_IMAGES.png], { type: "image/png" }), "a.png");
      return (await visit("/api/images", { method: "POST", headers, body })).status;
    };
    const before = (await db.select().from(images)).length;
    expect(await upload()).toBe(403);
    expect((await db.select().from(images)).length).toBe(before);
    expect(await pageText("/onboarding", headers)).toContain("Ja, beskriv organisasjonen");
    expect((await sendForm("/onboarding", { intent: "begin" }, headers)).status).toBe(303);
    expect(await pageText("/onboarding", headers)).toContain("Navn på organisasjonen");
    expect(await upload()).toBe(201);
  });
});

test.each([
  ["an event's", "events", 1],
  ["an organizer's", "organizers", 2],
])("to know that visitors see %s image is cheap, among many", async (_, kind, most) => {
  for (let n = 0; n < 30; n++) await shownEvent();
  const { id } = kind === "events" ? await shownEvent() : { id: "organizers/bilder-logo" };
  const { d1, meter } = meterDatabase(env.DB);
  expect(await isImageShown(openDatabase(d1), id)).toBe(true);
  expect(meter.rowsRead).toBeLessThanOrEqual(most);
});
