import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { calendarSyncs, events } from "#db/schema";
import cases from "#test/cases/routes/calendar-sync.tsv?raw";
import { casesOf } from "#test/support/cases";
import { anOrganizerWithRoles, headersOf, type Role } from "#test/support/roles";
import { anOrganizer, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { sendForm, visit } from "#test/support/visitor";
import { newId } from "~/models/site/new-id";

const PATH = "/dashboard/calendar-sync";
const FEED = "https://kalender.example/alle.ics";
let organizer: OrganizerRow;

beforeAll(async () => {
  organizer = await anOrganizerWithRoles();
});

afterEach(() => testDatabase().delete(calendarSyncs));

async function see(role: Role, path = PATH, locale = "nb"): Promise<Response> {
  const headers = await headersOf(role, organizer.id);
  return visit(path, {
    headers: { ...headers, Cookie: `${headers["Cookie"] ?? ""}; samling_preferences=system.${locale}.24h` },
  });
}

async function send(role: Role, fields: Record<string, string>, path = PATH): Promise<Response> {
  return sendForm(path, fields, await headersOf(role, organizer.id));
}

let calendars = 0;
async function aCalendar(address = `https://kalender.example/alle.ics?${++calendars}`): Promise<string> {
  const id = newId();
  await testDatabase()
    .insert(calendarSyncs)
    .values({ id, organizer_id: organizer.id, calendar_name: `Kalender ${id}`, calendar_url: address });
  return id;
}

const findCalendar = async (id: string) => (await rowsWith(calendarSyncs, { id }))[0];
const countEvents = (id: string) => testDatabase().$count(events, eq(events.google_calendar_sync_id, id));

describe("who sees the calendars", () => {
  it("shows those who may only look no buttons and no addresses, which may be secret", async () => {
    await aCalendar("https://kalender.example/private-hemmelig/basic.ics");
    const page = await (await see("viewer")).text();
    expect(page).toContain("Bare eieren og administratorer kan legge til og endre kalendere.");
    expect(page).not.toContain('name="intent"');
    expect(page).not.toContain("private-hemmelig");
    expect(await (await see("owner")).text()).toContain("private-hemmelig");
  });

  it("minds ?org of superadmins only, who are told whom they manage", async () => {
    const other = await anOrganizer({ name: "Bergmenigheten" });
    const asSuperadmin = await (await see("superadmin", `${PATH}?org=${other.id}`)).text();
    expect(asSuperadmin).toContain("Som administrator kan du styre kalendere for alle organisasjoner.");
    expect(asSuperadmin).toContain("Bergmenigheten");
    const asOwner = await (await see("owner", `${PATH}?org=${other.id}`)).text();
    expect(asOwner).not.toContain("Bergmenigheten");
    expect(asOwner).not.toContain("Som administrator");
    expect(
      (
        await send(
          "owner",
          { intent: "add", calendar_name: "Kapret", calendar_url: `${FEED}?kapret` },
          `${PATH}?org=${other.id}`,
        )
      ).status,
    ).toBe(303);
    expect(await testDatabase().$count(calendarSyncs, eq(calendarSyncs.organizer_id, other.id))).toBe(0);
  });

  it("says that no organization is selected where there is none", async () => {
    const response = await see("superadmin", `${PATH}?org=finnes-ikke`, "en");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("No organization selected");
    expect((await send("superadmin", { intent: "sync", sync_id: "x" }, `${PATH}?org=finnes-ikke`)).status).toBe(404);
  });
});

describe("adding a calendar", () => {
  const texts = async (response: Response) => ({ status: response.status, page: await response.text() });

  it("leads to the review of what would come, under the name that was typed or its own, and adds nothing", async () => {
    const before = await testDatabase().$count(calendarSyncs);
    const form = { intent: "preview", calendar_url: "webcal://kalender.example/alle.ics" };
    for (const [calendar_name, name] of [
      ["", "Kirkekalenderen"],
      ["Vår kalender", "Vår kalender"],
    ] as const) {
      const review = (await send("owner", { ...form, calendar_name })).headers.get("Location")!;
      expect(review).toMatch(/^\/dashboard\/intake\//);
      const { status, page } = await texts(await see("owner", review));
      expect(status).toBe(200);
      for (const text of [`Dette forsto vi av «${name}»`, "Kveldskonsert", `>${FEED}<`]) expect(page).toContain(text);
    }
    expect(await testDatabase().$count(calendarSyncs)).toBe(before);
  });

  it("offers to add one in which nothing is to come, in place of an empty review", async () => {
    const form = { calendar_name: "Ny kalender", calendar_url: "https://kalender.example/tom.ics" };
    const { status, page } = await texts(await send("owner", { intent: "preview", ...form }));
    expect(status).toBe(422);
    for (const text of ["Ingen kommende arrangementer det neste året.", "Legg til likevel"])
      expect(page).toContain(text);
    const [name] = /<input[^>]*name="calendar_name"[^>]*>/.exec(page)!;
    expect(name, "its own name is not known, and that is said before").toContain('required=""');
    expect(page).not.toContain("Kan stå tom nå");
    expect((await send("owner", { intent: "add", ...form })).headers.get("Location")).toContain("melding=added");
  });

  it.each(casesOf<[string, string]>(cases, "adding a calendar"))("%s: %s", async (calendar_url, text) => {
    const { status, page } = await texts(await send("owner", { intent: "preview", calendar_url }));
    expect(status).toBe(422);
    expect(page.replaceAll("&#x27;", "'")).toContain(text);
  });

  it("needs a name when it is saved", async () => {
    const { status, page } = await texts(
      await send("owner", { intent: "add", calendar_name: " ", calendar_url: `${FEED}?navnlos` }),
    );
    expect([status, page.includes("Gi kalenderen et navn")]).toEqual([422, true]);
  });

  it("takes what shows itself to be a calendar without the ending, and no web page", async () => {
    const taken = await send("owner", {
      intent: "add",
      calendar_name: "Uten endelse",
      calendar_url: "https://kalender.example/uten-endelse",
    });
    expect(taken.headers.get("Location")).toMatch(/^\/dashboard\/calendar-sync\?melding=added&gjelder=/);
    const page = await (await see("owner", taken.headers.get("Location")!)).text();
    expect(page).toContain("Kalenderen er lagt til, med 3 arrangementer.");
    expect(
      (await send("owner", { intent: "add", calendar_name: "Side", calendar_url: "https://kalender.example/side" }))
        .status,
    ).toBe(422);
  });

  it("says that it is there already", async () => {
    const fields = { intent: "add", calendar_name: "To ganger", calendar_url: `${FEED}?to-ganger` };
    expect((await send("owner", fields)).status).toBe(303);
    const { status, page } = await texts(await send("owner", { ...fields, calendar_name: "En gang til" }));
    expect([status, page.includes("den er her alt")]).toEqual([409, true]);
    const repeated = await send("owner", fields); // The same form again: its response was lost.
    expect([repeated.status, repeated.headers.get("Location")]).toEqual([
      303,
      expect.stringContaining("melding=added"),
    ]);
  });

  it("takes a calendar that is down for the moment, and says so", async () => {
    const added = await send("owner", {
      intent: "add",
      calendar_name: "Nede",
      calendar_url: "https://kalender.example/nede.ics",
    });
    const page = await (await see("owner", added.headers.get("Location")!)).text();
    expect(page).toContain("Kunne ikke hente kalenderen: Serveren til kalenderen har problemer.");
  });
});

describe("a calendar", () => {
  it("is synced now, and says how much that was", async () => {
    const id = await aCalendar();
    const location = (await send("owner", { intent: "sync", sync_id: id })).headers.get("Location")!;
    const page = await (await see("owner", location, "en")).text();
    for (const text of [
      "Successfully synced 3 events",
      "4 entries in the calendar, 1 of them over. What is repeated is one entry.",
    ])
      expect(page).toContain(text);
    expect(await countEvents(id)).toBe(3);
    expect(await (await see("owner", `${PATH}?runs=${id}`)).text()).toContain("De siste hentingene fra");
  });

  it("says what is wrong with it and what to do", async () => {
    const id = await aCalendar("https://kalender.example/innlogging.ics?2");
    const location = (await send("owner", { intent: "sync", sync_id: id })).headers.get("Location")!;
    const page = await (await see("owner", location, "en")).text();
    expect(page).toContain("Failed to sync calendar: We got a web page instead of a calendar");
    expect(page).toContain("Use the iCal link");
  });

  it("is paused and goes on", async () => {
    const id = await aCalendar();
    await send("owner", { intent: "toggle", sync_id: id });
    expect((await findCalendar(id))?.sync_enabled).toBe(false);
    expect(await (await see("owner")).text()).toContain("Pauset");
    await send("owner", { intent: "toggle", sync_id: id, sync_enabled: "on" });
    expect((await findCalendar(id))?.sync_enabled).toBe(true);
  });

  it("goes with its events, and says how many", async () => {
    const id = await aCalendar();
    await send("owner", { intent: "sync", sync_id: id });
    expect(await (await see("owner")).text()).toContain("Fjern kalenderen og 3 arrangementer");
    await send("owner", { intent: "remove", sync_id: id });
    expect([await findCalendar(id), await countEvents(id)]).toEqual([undefined, 0]);
  });

  it("that is removed once more, because the first answer was lost, is told as removed", async () => {
    const id = await aCalendar();
    const both = [
      await send("owner", { intent: "remove", sync_id: id }),
      await send("owner", { intent: "remove", sync_id: id }),
    ];
    const [first, second] = both.map(({ headers }) => headers.get("Location"));
    expect(first).toContain("melding=");
    expect(second).toBe(first);
  });

  it("that is not there can't be synced", async () => {
    expect(await (await send("owner", { intent: "sync", sync_id: "borte" })).text()).toContain("Fant ikke kalenderen");
    expect((await send("owner", { intent: "sprett", sync_id: "borte" })).status).toBe(400);
  });
});
