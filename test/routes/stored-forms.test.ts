import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { eventDeletions, events, images, storedEventForms } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { eventTexts } from "#test/support/event-forms";
import { anOrganizer, aStoredForm, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { MOST_STORED_FORMS } from "~/domain/events/stored-forms";
import { sweepImages } from "~/models/images/delete";
import type { FormTexts } from "~/schemas/forms/parse";

const FORM = "/dashboard/event/new";

let organizer: OrganizerRow;
let owner: Record<string, string>;

beforeEach(async () => {
  organizer = await anOrganizer();
  owner = await signedIn(organizer.email);
});

const send = (path: string, texts: FormTexts, headers = owner) => sendForm(path, texts, headers);
const save = (texts: FormTexts, headers = owner) =>
  send(FORM, { intent: "draft", organizer_id: organizer.id, form_key: "key", ...texts }, headers);
const publish = (texts: FormTexts) => send(FORM, eventTexts({ organizer_id: organizer.id, form_key: "key", ...texts }));
const stored = () =>
  testDatabase().select().from(storedEventForms).where(eq(storedEventForms.organizer_id, organizer.id));
const only = async () => (await stored())[0]!;
const published = () => testDatabase().select().from(events).where(eq(events.organizer_id, organizer.id));
const page = async (path: string) => pageText(path, owner);

async function anImage(): Promise<string> {
  const id = `events/bilde-${organizer.id}`;
  const values = { id, width: 600, height: 400, created_at: NOW, orphaned_at: NOW };
  await testDatabase().insert(images).values(values);
  return `/images/${id}`;
}
const isReleased = async (address: string) => {
  const [row] = await rowsWith(images, { id: address.slice("/images/".length) });
  return row!.orphaned_at !== null;
};

describe("an event saved as a draft", () => {
  test("needs nothing but something typed, and stands on the dashboard", async () => {
    const answer = await save({
      title: "",
      description: "Noe om sommeren",
      event_type: "concert",
      start_time: "18:00",
    });
    expect(answer.headers.get("Location")).toBe("/dashboard?melding=draftSaved");
    expect(await stored()).toMatchObject([
      { kind: "draft", name: "", texts: { description: "Noe om sommeren" }, version: 1 },
    ]);
    const dashboard = await page("/dashboard");
    expect(dashboard).toContain("Uten tittel");
    expect(dashboard).toContain("Sist lagret i dag kl.");
    expect(await published()).toEqual([]);
  });

  test("is refused where only what the form fills in by itself is there", async () => {
    const answer = await save({ title: " ", event_type: "other", start_time: "18:00", country: "Norge", city: "Oslo" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Skriv noe først");
    expect(await stored()).toEqual([]);
  });

  test("opens with all that was typed, wrong dates too, and is published from there and gone", async () => {
    const hosts = JSON.stringify([{ id: "nabo", name: "Nabokirken", part: "place" }]);
    const typed = {
      title: "Salmekveld",
      start_date: "2026-06-09",
      end_time: "25:00",
      is_recurring: "on",
      recurrence_pattern: "weekly",
      wheelchair: "yes",
      price: "free",
      hosts,
    };
    await save(typed);
    const [draft] = await stored();
    expect(draft!.texts).toEqual(typed);
    const form = await page(`${FORM}?draft=${draft!.id}`);
    for (const words of ["Salmekveld", "2026-06-09", "25:00", "Nabokirken", "Dette er et utkast"])
      expect(form).toContain(words);
    expect(form).toContain(`name="draft_id" value="${draft!.id}"`);
    const answer = await publish({ draft_id: draft!.id, version: "1" });
    expect(answer.headers.get("Location")).toMatch(/^\/dashboard\?melding=published/);
    expect(await stored()).toEqual([]);
    expect(await published()).toHaveLength(1);
  });

  test("is the same one when the same form saves it again, and when the button is pressed twice", async () => {
    await Promise.all([save({ title: "Salmekveld" }), save({ title: "Salmekveld" })]);
    expect(await stored()).toMatchObject([{ name: "Salmekveld", version: 1 }]);
    await save({ title: "Salmekveld i hagen" });
    expect(await stored()).toMatchObject([{ name: "Salmekveld i hagen", version: 2 }]);
  });

  test("in two tabs: the second sees both versions, and keeps what is chosen", async () => {
    await save({ title: "Salmekveld", description: "Vi synger." });
    const { id } = await only();
    await save({ draft_id: id, version: "1", title: "Salmekveld", description: "Vi synger sammen." });
    const answer = await save({ draft_id: id, version: "1", title: "Sangkveld", description: "Vi synger." });
    const both = await answer.text();
    expect(answer.status).toBe(409);
    for (const words of ["Salmekveld", "Sangkveld", "Vi synger sammen.", 'name="intent" value="draft"'])
      expect(both).toContain(words);
    expect(await stored()).toMatchObject([{ name: "Salmekveld", version: 2 }]);
    const mine = { draft_id: id, version: "2", title: "Sangkveld", description: "Vi synger." };
    await save({ ...mine, keep_title: "mine", keep_description: "theirs" });
    expect(await stored()).toMatchObject([
      { name: "Sangkveld", texts: { title: "Sangkveld", description: "Vi synger sammen." }, version: 3 },
    ]);
  });

  test("that somebody else has published meanwhile comes back as a form of its own, with all that was typed", async () => {
    const { id } = await aStoredForm({ organizer_id: organizer.id });
    await publish({ draft_id: id, version: "1", title: "Salmekveld" });
    const typed = { draft_id: id, version: "1", title: "Salmekveld med kaffe", form_key: "other" };
    for (const answer of [await save(typed), await publish(typed)]) {
      const text = await answer.text();
      expect(answer.status).toBe(409);
      expect(text).toContain("Noen andre har publisert eller slettet utkastet");
      expect(text).toContain("Salmekveld med kaffe");
      expect(text).not.toContain('name="draft_id"');
    }
    expect(await published()).toHaveLength(1);
    expect((await visit(`${FORM}?draft=${id}`, { headers: owner })).headers.get("Location")).toBe(
      "/dashboard?melding=draftGone",
    );
  });

  test("is published once however often that is pressed, and not by somebody who has not seen its last version", async () => {
    const { id } = await aStoredForm({ organizer_id: organizer.id });
    const answers = [await publish({ draft_id: id, version: "1" }), await publish({ draft_id: id, version: "1" })];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await published()).toHaveLength(1);
    const newer = await aStoredForm({ organizer_id: organizer.id, version: 2 });
    const late = await publish({ draft_id: newer.id, version: "1", form_key: "late" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Salmekveld");
    expect(await published()).toHaveLength(1);
  });

  test("is not lost where the session has ended", async () => {
    const typed = { intent: "draft", organizer_id: organizer.id, title: "Ikke mist meg" };
    const answer = await send(`${FORM}.data`, typed, {});
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("Ikke mist meg");
    expect(await stored()).toEqual([]);
  });

  test("keeps its picture from being swept away, and lets go of it when it goes", async () => {
    const image = await anImage();
    await save({ title: "Salmekveld", image });
    const { id } = await only();
    const asked: unknown[] = [];
    const jobs = { enqueue: async (messages: readonly unknown[]) => void asked.push(...messages) };
    await sweepImages({ db: testDatabase(), jobs, now: fromNow({ days: 9 }) });
    expect(asked).toEqual([]);
    expect(await isReleased(image)).toBe(false);
    // Another event shows it for a while.
    await publish({ title: "Kopi", image });
    const [event] = await published();
    await send(`/dashboard/event/${event!.id}/delete`, { scope: "this" });
    await testDatabase().delete(eventDeletions);
    expect(await isReleased(image)).toBe(false);
    await send(`/dashboard/draft/${id}`, { intent: "delete" });
    expect(await isReleased(image)).toBe(true);
    expect(await stored()).toEqual([]);
    expect((await send(`/dashboard/draft/${id}`, { intent: "delete" })).status).toBe(303);
  });

  test("gives its picture to the event that it becomes", async () => {
    const image = await anImage();
    await save({ title: "Salmekveld", image });
    const { id } = await only();
    await publish({ draft_id: id, version: "1", image });
    expect(await published()).toMatchObject([{ image_url: image }]);
    expect(await isReleased(image)).toBe(false);
  });

  test("is refused when there are as many as there may be", async () => {
    for (let n = 0; n < MOST_STORED_FORMS; n++) await aStoredForm({ organizer_id: organizer.id });
    const answer = await save({ title: "En til" });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Dere har 50 av disse allerede");
    expect(await stored()).toHaveLength(MOST_STORED_FORMS);
  });
});

describe("another organisation's draft or template", () => {
  test("is neither opened, saved, published, renamed nor deleted", async () => {
    const other = await aStoredForm();
    const template = await aStoredForm({ kind: "template" });
    for (const path of [`${FORM}?draft=${other.id}`, `${FORM}?template=${template.id}`, `/dashboard/draft/${other.id}`])
      expect([path, (await visit(path, { headers: owner })).status]).toEqual([path, 404]);
    expect((await save({ draft_id: other.id, version: "1", title: "Tatt" })).status).toBe(409);
    expect((await publish({ draft_id: other.id, version: "1" })).status).toBe(409);
    expect((await send(`/dashboard/draft/${other.id}`, { intent: "delete" })).status).toBe(404);
    for (const intent of ["rename", "delete"])
      expect((await send("/dashboard/templates", { intent, id: template.id, name: "Tatt" })).status).toBe(404);
    const rows = await testDatabase().select().from(storedEventForms);
    expect(rows.filter(({ id }) => id === other.id || id === template.id)).toMatchObject([
      { name: "Salmekveld", version: 1 },
      { name: "Salmekveld", version: 1 },
    ]);
    expect(await published()).toEqual([]);
  });

  test("is not seen by those who only read", async () => {
    await onTeam(organizer.id, "leser@menighet.test", "viewer");
    const reader = await signedIn("leser@menighet.test");
    const { id } = await aStoredForm({ organizer_id: organizer.id, name: "Hemmelig kladd" });
    const dashboard = await visit("/dashboard", { headers: reader });
    expect(await dashboard.text()).not.toContain("Hemmelig kladd");
    expect((await visit(`${FORM}?draft=${id}`, { headers: reader })).status).toBe(403);
    expect((await save({ draft_id: id, version: "1", title: "Tatt" }, reader)).status).toBe(403);
  });
});

describe("a template", () => {
  const asTemplate = (texts: FormTexts) => save({ intent: "template", ...eventTexts(texts) });

  test("keeps all but the days, leaves the form as it was, and fills a new one", async () => {
    const typed = {
      title: "Høymesse",
      start_date: "2026-06-09",
      end_date: "2026-06-10",
      is_recurring: "on",
      recurrence_pattern: "weekly",
      left_out_days: "2026-06-16",
      location_name: "Kapellet",
      location_address: "Kirkegata 4",
      city: "Bodø",
      lat: "67.28",
      lng: "14.38",
      speaker_band: "Koret",
      external_url: "menigheten.no",
      tags: "nattverd",
      wheelchair: "yes",
      registration_url: "https://pamelding.test/",
      language: "nn",
    };
    const answer = await asTemplate(typed);
    const form = await answer.text();
    expect(answer.status).toBe(200);
    expect(form).toContain("«Høymesse» er nå en mal");
    expect(form).toContain('value="2026-06-09"');
    const [template] = await stored();
    const { start_date: _, end_date: __, is_recurring, recurrence_pattern, left_out_days, ...rest } = eventTexts(typed);
    expect([is_recurring, recurrence_pattern, left_out_days]).toEqual(["on", "weekly", "2026-06-16"]);
    expect(template).toMatchObject({ kind: "template", name: "Høymesse", texts: rest });
    expect(Object.keys(template!.texts).sort()).toEqual(Object.keys(rest).sort());

    expect(await page(FORM)).toContain(`href="${FORM}?template=${template!.id}"`);
    const begun = await page(`${FORM}?template=${template!.id}`);
    for (const words of ["Fylt ut fra en mal", "Kapellet", "Koret", "nattverd", "67.28", 'value="19:00"'])
      expect(begun).toContain(words);
    expect(begun).not.toContain('value="2026-06-09"');
    expect(begun).not.toContain('name="draft_id"');
  });

  test("of the same name is replaced, needs a title, and is renamed and deleted", async () => {
    await asTemplate({ title: "Høymesse" });
    await asTemplate({ title: "høymesse", description: "Med nattverd", form_key: "other" });
    expect(await stored()).toMatchObject([{ name: "høymesse", texts: { description: "Med nattverd" }, version: 2 }]);
    expect((await asTemplate({ title: "" })).status).toBe(422);

    const { id } = await only();
    const nameless = await send("/dashboard/templates", { intent: "rename", id, name: "  " });
    expect(nameless.status).toBe(422);
    expect(await nameless.text()).toContain("Skriv hva malen skal hete");
    await send("/dashboard/templates", { intent: "rename", id, name: "Høymesse kl. 11" });
    expect(await page("/dashboard/templates")).toContain('value="Høymesse kl. 11"');
    expect((await send("/dashboard/templates", { intent: "delete", id })).status).toBe(303);
    expect(await stored()).toEqual([]);
    expect((await visit(`${FORM}?template=${id}`, { headers: owner })).headers.get("Location")).toBe(
      "/dashboard?melding=templateGone",
    );
  });
});
