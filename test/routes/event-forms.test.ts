import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { events } from "#db/schema";
import { fromNow } from "#test/support/clock";
import { eventTexts } from "#test/support/event-forms";
import { holds } from "#test/support/read-forms";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { factTexts } from "~/domain/facts/texts";
import type { FormTexts } from "~/schemas/forms/parse";

type Headers = Record<string, string>;

let organizer: OrganizerRow;
let owner: Headers;

beforeEach(async () => {
  organizer = await anOrganizer();
  owner = await signedIn(organizer.email);
});

const send = (path: string, texts: FormTexts, headers: Headers) => sendForm(path, texts, headers);
const newEvent = (given: FormTexts = {}) => eventTexts({ organizer_id: organizer.id, form_key: "key", ...given });
const rowsOf = ({ id }: OrganizerRow) => testDatabase().select().from(events).where(eq(events.organizer_id, id));
const find = async (id: string) => (await rowsWith(events, { id }))[0];

describe("the form of a new event", () => {
  test("begins with the spec's defaults", async () => {
    const page = await pageText("/dashboard/event/new", owner);
    expect(page).toMatch(/name="start_time"[^>]*value="18:00"/);
    expect(page).toMatch(/name="end_time"[^>]*value="20:00"/);
    expect(page).toMatch(/name="event_type"[^>]*checked=""[^>]*value="other"|value="other"[^>]*checked=""/);
    expect(page).toMatch(/name="country"[^>]*value="Norge"/);
    expect(page).toMatch(/name="start_date"[^>]*min="2026-06-04"|min="2026-06-04"[^>]*name="start_date"/);
  });

  test("publishes, once however often it is sent", async () => {
    const series = newEvent({ is_recurring: "on", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-30" });
    const answers = [
      await send("/dashboard/event/new", series, owner),
      await send("/dashboard/event/new", series, owner),
    ];
    const rows = await rowsOf(organizer);
    expect(rows).toHaveLength(4);
    expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(
      Array(2).fill(`/dashboard?melding=published&antall=4&gjelder=${rows[0]!.id}`),
    );
    const page = await pageText("/dashboard?melding=published&antall=4", owner);
    expect(page).toContain("Suksess! 4 arrangementer ble opprettet.");
  });

  test("keeps everything typed when something is wrong, and says what beside the field", async () => {
    const typed = newEvent({
      title: "",
      description: "Vi synger «salmer» & drikker kaffe",
      start_date: "2026-06-01",
      start_time: "25:00",
      tags: "sang, kaffe",
      end_time: "",
    });
    const response = await send("/dashboard/event/new", typed, owner);
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain("Vi synger «salmer» &amp; drikker kaffe");
    expect(page).toContain('value="25:00"');
    expect(page).toContain('value="sang, kaffe"');
    expect(page).toContain('value="2026-06-01"');
    expect(page).toContain("Skriv en tittel");
    expect(page).toContain("Skriv klokkeslettet slik: 18:30");
    expect(page).toMatch(/id="field-title"[^>]*aria-invalid="true"[^>]*aria-describedby="field-title-error"/);
    expect(await rowsOf(organizer)).toEqual([]);
  });

  test("says at their fields which facts cannot be, with all that was typed; put right, they stand on the page", async () => {
    const right = factTexts({
      communion: true,
      price: "ticket",
      price_nok: 150,
      age_from: 13,
      age_to: 18,
      wheelchair: false,
      interpretation: "en",
    });
    for (const [wrong, said] of [
      [{ price_nok: "mye" }, "Skriv et helt tall"],
      [{ age_from: "18", age_to: "13" }, "Den laveste alderen må stå først"],
    ] as const) {
      const typed = { ...right, ...wrong };
      const refused = await send("/dashboard/event/new", newEvent(typed), owner);
      const page = await refused.text();
      expect([refused.status, page.includes(said)]).toEqual([422, true]);
      for (const [name, value] of Object.entries(typed)) expect(holds(page, name, value), name).toBe(true);
    }
    await send("/dashboard/event/new", newEvent(right), owner);
    const [event] = await rowsOf(organizer);
    const page = await pageText(`/event/${event!.id}`);
    for (const fact of [
      "Nattverd",
      "Billett 150 kr",
      "For dem på 13–18 år",
      "Trapp ved inngangen",
      "Tolkes til engelsk",
    ])
      expect(page).toContain(fact);
  });

  test("hands what was typed back to those who have been signed out meanwhile", async () => {
    const response = await send("/dashboard/event/new.data", newEvent({ title: "Ikke mist meg" }), {});
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("Ikke mist meg");
  });

  test("is filled with another event to make a copy", async () => {
    const { id } = await anEvent({ organizer_id: organizer.id, title: "Salmekveld", tags: ["sang"] });
    const page = await pageText(`/dashboard/event/new?copy=${id}`, owner);
    expect(page).toContain('value="Salmekveld"');
    expect(page).toContain('value="sang"');
    expect(page).toContain("Dette er en kopi.");
  });
});

describe("the form of an event", () => {
  test("shows it, and saves what is changed", async () => {
    const { id } = await anEvent({ organizer_id: organizer.id, title: "Salmekveld" });
    const path = `/dashboard/event/${id}/edit`;
    expect(await pageText(path, owner)).toContain('value="Salmekveld"');
    const saved = await send(path, eventTexts({ title: "Sangkveld", version: "1" }), owner);
    expect(saved.headers.get("Location")).toBe(`/dashboard?melding=saved&antall=1&gjelder=${id}`);
    expect(await find(id)).toMatchObject({ title: "Sangkveld" });
  });

  test("asks why it is moved, beside the tick; what is typed survives an error, and stands by the mark once saved", async () => {
    const start_time = fromNow({ days: 3 });
    const row = await anEvent({ organizer_id: organizer.id, start_time, end_time: null, location_name: "Kirken" });
    const path = `/dashboard/event/${row.id}/edit`;
    const shown = await pageText(path, owner);
    expect(shown).toContain("Hvorfor det er flyttet");
    const moved_reason = "Kirken pusses opp";
    const texts = eventTexts({ location_name: "Bedehuset", mark_moved: "on", moved_reason, version: "9" });
    const refused = await (await send(path, { ...texts, title: "" }, owner)).text();
    expect(refused).toMatch(
      /name="moved_reason"[^>]*value="Kirken pusses opp"|value="Kirken pusses opp"[^>]*name="moved_reason"/,
    );
    const long = await send(path, { ...texts, moved_reason: "x".repeat(201) }, owner);
    expect(await long.text()).toContain("200 tegn");
    expect((await find(row.id))!.state).toBe("planned");
    await send(path, texts, owner);
    expect(await find(row.id)).toMatchObject({
      state: "moved",
      previous_location: "Kirken",
      state_reason: moved_reason,
    });
    expect(await pageText(`/event/${row.id}`)).toContain(moved_reason);
  });

  test("asks which events of a series are meant", async () => {
    await send(
      "/dashboard/event/new",
      newEvent({ is_recurring: "on", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-30" }),
      owner,
    );
    const [first, second] = await rowsOf(organizer);
    const page = await pageText(`/dashboard/event/${first!.id}/edit`, owner);
    expect(page).toContain("Hva skal endres?");
    expect(page).toContain("hver tirsdag til 30. juni 2026");
    await send(`/dashboard/event/${second!.id}/delete`, { scope: "following" }, owner);
    expect(await rowsOf(organizer)).toHaveLength(1);
  });
});

describe("the deletion of an event", () => {
  test("that is sent once more, because the first answer was lost, ends as the first did", async () => {
    const { id } = await anEvent({ organizer_id: organizer.id });
    const path = `/dashboard/event/${id}/delete`;
    const [, deletion] = (await send(path, { scope: "this" }, owner)).headers.get("Location")!.split("&gjelder=");
    expect(deletion).toBeTruthy();
    expect((await send(path, { scope: "this" }, owner)).headers.get("Location")).toBe(
      `/dashboard?melding=deleted&gjelder=${deletion}`,
    );
    expect((await visit(path, { headers: owner })).status).toBe(404);
    const stranger = await signedIn((await anOrganizer()).email);
    expect((await send(path, { scope: "this" }, stranger)).headers.get("Location")).toBe("/dashboard?melding=deleted");
    expect((await send(path, { scope: "this" }, {})).headers.get("Location")).toMatch(/^\/login/);
  });
});

test.each(["edit", "delete"])("nobody may %s an imported event, and is told why", async (what) => {
  const { id } = await anEvent({ organizer_id: organizer.id, title: "Urørt", google_calendar_id: "kalender" });
  const superadmin = await signedIn((await anOrganizer({ is_superadmin: true })).email);
  for (const headers of [owner, superadmin]) {
    for (const answer of [
      await visit(`/dashboard/event/${id}/${what}`, { headers }),
      await send(`/dashboard/event/${id}/${what}`, eventTexts(), headers),
    ]) {
      expect(answer.headers.get("Location")).toBe("/dashboard?melding=imported");
    }
  }
  expect(await find(id)).toMatchObject({ title: "Urørt" });
  const page = await visit("/dashboard?melding=imported", {
    headers: { Cookie: `${owner.Cookie}; samling_preferences=system.en.24h` },
  });
  expect(await page.text()).toContain("Google Calendar events cannot be edited");
});
