import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { isImageShown } from "#db/queries/images/images";
import { images, storedEventForms } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { eventTexts } from "#test/support/event-forms";
import { setHidden, anOrganizer, aStoredForm, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { deleteExpiredData } from "~/models/retention/expire";

let organizer: OrganizerRow;
let owner: Record<string, string>;

beforeEach(async () => {
  organizer = await anOrganizer({ name: "Lysekirken" });
  owner = await signedIn(organizer.email);
});

const press = async (id: string, intent: string) => {
  const answer = await sendForm(`/dashboard/draft/${id}`, { intent }, owner);
  const [row] = await rowsWith(storedEventForms, { id });
  return { answer, token: row?.preview_token ?? null };
};

describe("a draft's secret link", () => {
  test("ends after thirty days, whenever the draft was saved, and a new one begins anew", async () => {
    const { id } = await aStoredForm({ organizer_id: organizer.id, updated_at: fromNow({ days: -90 }) });
    const { token } = await press(id, "link");
    const madeAt = (preview_since: Date) =>
      testDatabase().update(storedEventForms).set({ preview_since }).where(eq(storedEventForms.id, id));
    const status = async (of: string) => (await visit(`/preview/${of}`)).status;
    expect(await status(token!)).toBe(200);
    await madeAt(fromNow({ days: -29 }));
    await deleteExpiredData({ db: testDatabase(), now: NOW });
    expect(await status(token!)).toBe(200);
    await madeAt(fromNow({ days: -31 }));
    expect(await status(token!)).toBe(404);
    await deleteExpiredData({ db: testDatabase(), now: NOW });
    const [row] = await rowsWith(storedEventForms, { id });
    expect([row!.preview_token, row!.preview_since]).toEqual([null, null]);
    const { token: next } = await press(id, "link");
    expect([next === token, await status(next!)]).toEqual([false, 200]);
  });

  test("is unguessable, shows the page to anybody, tells nobody of it, and can be withdrawn", async () => {
    const image = `/images/events/kladd-${organizer.id}`;
    await testDatabase()
      .insert(images)
      .values({ id: image.slice("/images/".length), organizer_id: organizer.id, width: 6, height: 4, created_at: NOW });
    const texts = eventTexts({ title: "Sommerkonsert", tags: "sang", wheelchair: "yes", location_name: "Hagen" });
    const { id } = await aStoredForm({ organizer_id: organizer.id, texts, image_url: image });
    expect((await press(id, "link")).answer.status).toBe(303);
    const { token } = await press(id, "link");
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await press(id, "link")).token, "pressed again it is the same").toBe(token);
    const draft = await pageText(`/dashboard/draft/${id}`, owner);
    expect(draft).toMatch(new RegExp(`<a href="[^"]*/preview/${token}"`));
    expect(draft, "with a field to copy it from").toMatch(new RegExp(`<input[^>]*value="[^"]*/preview/${token}"`));

    const seen = await visit(`/preview/${token}`);
    const page = await seen.text();
    expect(seen.status).toBe(200);
    for (const words of [
      "Sommerkonsert",
      "Utkast, ikke publisert",
      "En halvtime i stillhet.",
      "Hagen",
      "Lysekirken",
      image,
    ])
      expect(page).toContain(words);
    expect(page).not.toContain("/dashboard");
    expect(page).not.toContain("application/ld+json");
    expect(page).toMatch(/<meta name="robots" content="noindex"/);
    expect(page).toMatch(/<meta name="referrer" content="no-referrer"/);
    expect([
      seen.headers.get("Cache-Control"),
      seen.headers.get("X-Robots-Tag"),
      seen.headers.get("Referrer-Policy"),
    ]).toEqual(["private, no-store", "noindex", "no-referrer"]);
    expect(await isImageShown(testDatabase(), image.slice("/images/".length))).toBe(true);

    expect((await press(id, "withdraw")).token).toBeNull();
    expect((await visit(`/preview/${token}`)).status).toBe(404);
    expect(await isImageShown(testDatabase(), image.slice("/images/".length))).toBe(false);
    expect((await press(id, "link")).token, "a new one is another").not.toBe(token);
  });

  test("and the draft's own page show a poster whole, and a picture of the usual shape as ever", async () => {
    for (const [name, width, height] of [
      ["poster", 600, 900],
      ["photo", 900, 600],
    ] as const) {
      const key = `events/${name}-${organizer.id}`;
      await testDatabase()
        .insert(images)
        .values({ id: key, organizer_id: organizer.id, width, height, created_at: NOW });
      const { id } = await aStoredForm({ organizer_id: organizer.id, image_url: `/images/${key}` });
      const { token } = await press(id, "link");
      for (const path of [`/preview/${token}`, `/dashboard/draft/${id}`]) {
        const page = await pageText(path, owner);
        expect(page.includes(`<a data-cover="true" id="picture" href="/images/${key}"`), path).toBe(name === "poster");
      }
    }
  });

  test("says gently what is missing, and understands what it can of the rest", async () => {
    const texts = { description: "", start_time: "25:00", end_time: "kl. ti", lat: "x", website: "x" };
    const { id } = await aStoredForm({ organizer_id: organizer.id, name: "", texts });
    const { token } = await press(id, "link");
    const page = await pageText(`/preview/${token}`);
    for (const words of ["Tittelen kommer", "Datoen kommer", "Beskrivelsen kommer"]) expect(page).toContain(words);
  });

  test("is nothing where it is unknown, its organizer hidden, or the draft deleted", async () => {
    for (const token of ["x", "a".repeat(43)]) expect((await visit(`/preview/${token}`)).status).toBe(404);
    const { id } = await aStoredForm({ organizer_id: organizer.id });
    const { token } = await press(id, "link");
    await setHidden("organizer", organizer.id, true);
    expect((await visit(`/preview/${token}`)).status).toBe(404);
    await setHidden("organizer", organizer.id, false);
    expect((await visit(`/preview/${token}`)).status).toBe(200);
    await press(id, "delete");
    expect((await visit(`/preview/${token}`)).status).toBe(404);
  });
});
