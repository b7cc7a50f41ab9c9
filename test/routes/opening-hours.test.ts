import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { anOrganizer } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { json, pageText, visit } from "#test/support/visitor";
import type { PublicOrganizerDetail } from "~/schemas/public-answers/records";

const ID = "med-kontor";
const HOURS = { open_tuesday: "10-14 og 17.30 - 20", open_thursday: "10–14", opening_note: "I juli:\netter avtale" };
const STORED = {
  tuesday: [
    { from: "10:00", until: "14:00" },
    { from: "17:30", until: "20:00" },
  ],
  thursday: [{ from: "10:00", until: "14:00" }],
  note: "I juli:\netter avtale",
};

let headers: { Cookie: string };

beforeAll(async () => {
  const { email } = await anOrganizer({ id: ID, name: "Med kontor", language: "nn" });
  headers = await signedIn(email);
});

async function save(fields: Record<string, string>): Promise<Response> {
  const page = await pageText("/dashboard/settings", headers);
  const body = new FormData();
  const version = /name="version" value="(\d+)"/.exec(page)![1]!;
  for (const [name, value] of Object.entries({ name: "Med kontor", language: "nn", version, ...fields }))
    body.set(name, value);
  return visit("/dashboard/settings", { method: "POST", headers, body });
}

const stored = async () =>
  JSON.parse(
    (await env.DB.prepare("select opening from organizers where id = ?").bind(ID).first<string>("opening"))!,
  ) as unknown;

const valueOf = (page: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1];

describe("opening hours", () => {
  test("are entered with the profile, and shown on the page, in the API and in the form", async () => {
    expect((await save(HOURS)).status).toBe(303);
    expect(await stored()).toEqual(STORED);

    const page = await pageText(`/organizer/${ID}`);
    expect(page).toContain("Åpningstider");
    expect(page.replace(/<[^>]*>/g, "")).toContain("10.00–14.00 og 17.30–20.00");
    expect(page).toContain("openingHoursSpecification");
    expect(page).toMatch(/<p lang="nn"[^>]*>I juli:\netter avtale<\/p>/);

    expect(await json<PublicOrganizerDetail>(`/api/organizers/${ID}`)).toMatchObject({
      opening_hours: [
        { weekday: "tuesday", opens: "10:00", closes: "14:00" },
        { weekday: "tuesday", opens: "17:30", closes: "20:00" },
        { weekday: "thursday", opens: "10:00", closes: "14:00" },
      ],
      opening_note: STORED.note,
    });

    const form = await pageText("/dashboard/settings", headers);
    expect(valueOf(form, "open_tuesday")).toBe("10:00–14:00, 17:30–20:00");
  });

  test("that cannot be are refused by day, with everything that was typed", async () => {
    const typed = { open_monday: "14–10", open_tuesday: "10–14 og 13–16", open_friday: "formiddagen", phone: "ring" };
    const response = await save(typed);
    const page = await response.text();
    expect(response.status).toBe(422);
    for (const [name, value] of Object.entries(typed)) expect(valueOf(page, name), name).toBe(value);
    for (const text of [
      "Stengetiden må være etter åpningstiden",
      "De to åpningene går over i hverandre",
      "Skriv for eksempel 10\u2060–\u206014",
      "Skriv et telefonnummer",
    ])
      expect(page).toContain(text);
    expect(await stored()).toEqual(STORED);
  });

  test("are in the owner's file of their data", async () => {
    const file = await (await visit("/settings/my-data", { headers })).json<{ organizer: { opening: unknown } }>();
    expect(file.organizer.opening).toEqual(STORED);
  });

  test("are taken away by emptying their fields", async () => {
    expect((await save({})).status).toBe(303);
    expect(await stored()).toEqual({});
    expect(await pageText(`/organizer/${ID}`, headers)).not.toContain("Åpningstider");
  });
});
