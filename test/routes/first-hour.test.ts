import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { organizerDays, organizers, putAwayFirstHours } from "#db/schema";
import { aCalendar } from "#test/support/calendar-work";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";

const db = testDatabase();

/** A new organizer, of whom nothing is known but its name. */
const aBeginner = () =>
  anOrganizer({ description: null, address: null, city: null, logo_url: null, cover_image_url: null });

const pageOf = async (headers: Record<string, string>, path = "/dashboard/start") =>
  (await pageText(path, headers)).replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!-- -->/g, "");

/** Returns the titles of the steps that are ticked, in words. */
async function doneSteps(organizer: OrganizerRow): Promise<string[]> {
  const html = await pageOf(await signedIn(organizer.email));
  const lines = [...html.matchAll(/<li(?: class="[^"]*")?>(.*?)<\/li>/gs)].map(([, line]) => line!);
  return lines
    .filter((line) => line.includes(">Gjort<"))
    .map((line) => /<span class="[^"]*underline[^"]*">([^<]+)</.exec(line)?.[1] ?? "no title");
}

const send = (headers: Record<string, string>, intent: string) => sendForm("/dashboard/start", { intent }, headers);

describe("the checklist is derived from what exists", () => {
  test("nothing is done on the first day, and each line leads to where it is", async () => {
    const organizer = await aBeginner();
    expect(await doneSteps(organizer)).toEqual([]);
    const html = await pageOf(await signedIn(organizer.email), "/dashboard");
    expect(html).toContain("0 av 5 er gjort");
    for (const to of [
      "/dashboard/settings",
      "/dashboard/settings#field-cover_image_url",
      "/dashboard/intake",
      `/organizer/${organizer.id}/team`,
      "/dashboard/website",
    ])
      expect(html).toContain(`href="${to}"`);
  });

  test.each<[string, (organizer: OrganizerRow) => Promise<unknown>]>([
    [
      "Fortell hvem dere er",
      ({ id }) =>
        db.update(organizers).set({ description: "Vi er her.", address: "Kirkegata 4" }).where(eq(organizers.id, id)),
    ],
    [
      "Legg til et bilde",
      ({ id }) => db.update(organizers).set({ logo_url: "/images/logos/x" }).where(eq(organizers.id, id)),
    ],
    ["Få inn det første arrangementet", ({ id }) => anEvent({ organizer_id: id })],
    ["Få inn det første arrangementet", ({ id }) => aCalendar({ organizer_id: id })],
    ["Inviter en til", ({ id }) => onTeam(id, "en-til@team.test", "editor")],
    [
      "Vis arrangementene på deres egen nettside",
      ({ id }) => db.insert(organizerDays).values({ organizer_id: id, day: "2026-06-01", embeds: 1 }),
    ],
    [
      "Vis arrangementene på deres egen nettside",
      ({ id }) => db.insert(organizerDays).values({ organizer_id: id, day: "2026-06-01", subscriptions: 2 }),
    ],
  ])("%s is ticked when it exists", async (title, make) => {
    const organizer = await aBeginner();
    await make(organizer);
    expect(await doneSteps(organizer)).toEqual([title]);
  });

  test("a page that is only looked at is no feed on one's site", async () => {
    const organizer = await aBeginner();
    await db.insert(organizerDays).values({ organizer_id: organizer.id, day: "2026-06-01", views: 50 });
    expect(await doneSteps(organizer)).toEqual([]);
  });
});

test("the field where events begin comes before what is left to do, which comes before the events", async () => {
  const html = await pageOf(await signedIn((await aBeginner()).email), "/dashboard");
  const at = ["<h1", 'name="pasted"', 'id="first-hour"', "Hvor holder dere til?", 'id="own-events"'].map((what) =>
    html.indexOf(what),
  );
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
});

describe("the checklist can be put away", () => {
  test("by one person, for one organizer, and is found again among the shortcuts", async () => {
    const organizer = await aBeginner();
    await onTeam(organizer.id, "redaktor@forste.test", "editor");
    const owner = await signedIn(organizer.email);
    const sent = await send(owner, "put_away");
    expect(sent.status).toBe(303);
    expect(sent.headers.get("Location")).toBe("/dashboard?melding=firstHourAway");
    const dashboard = await pageOf(owner, "/dashboard");
    expect(dashboard).not.toContain("Legg bort");
    expect(dashboard).toContain('href="/dashboard/start"');
    expect(await pageOf(owner)).toContain("Hent fram igjen");
    expect(await pageOf(await signedIn("redaktor@forste.test"), "/dashboard")).toContain("Legg bort");
    await send(owner, "bring_back");
    expect(await pageOf(owner, "/dashboard")).toContain("Legg bort");
  });

  test("and a second press changes nothing", async () => {
    const organizer = await aBeginner();
    const owner = await signedIn(organizer.email);
    for (let n = 0; n < 2; n++) expect((await send(owner, "put_away")).status).toBe(303);
    const rows = await rowsWith(putAwayFirstHours, { organizer_id: organizer.id });
    expect(rows).toHaveLength(1);
    for (let n = 0; n < 2; n++) expect((await send(owner, "bring_back")).status).toBe(303);
    expect(await rowsWith(putAwayFirstHours, { organizer_id: organizer.id })).toHaveLength(0);
  });

  test.each(["", "away", "PUT_AWAY"])("%j is refused", async (intent) => {
    const organizer = await aBeginner();
    expect((await send(await signedIn(organizer.email), intent)).status).toBe(400);
  });

  test("an editor sees only what editors may do, and who only looks sees none", async () => {
    const organizer = await aBeginner();
    await onTeam(organizer.id, "skriver@forste.test", "editor");
    await onTeam(organizer.id, "ser@forste.test", "viewer");
    expect(await pageOf(await signedIn("skriver@forste.test"), "/dashboard")).toContain("0 av 2 er gjort");
    const viewers = await pageOf(await signedIn("ser@forste.test"), "/dashboard");
    expect(viewers).not.toContain("Kom i gang");
    expect((await visit("/dashboard/start", { headers: await signedIn("ser@forste.test") })).status).toBe(403);
  });
});
