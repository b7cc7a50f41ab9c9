import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calendarSyncs, events } from "#db/schema";
import { anOrganizer, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { sendForm, visit } from "#test/support/visitor";
import { newId } from "~/models/site/new-id";

const PATH = "/dashboard/calendar-sync";
const FEED = "https://kalender.example/alle.ics";
const EMAILS = { owner: "eier@kalender.test", admin: "admin@kalender.test" };
let organizer: OrganizerRow;

beforeAll(async () => {
  organizer = await anOrganizer({ email: EMAILS.owner });
  await onTeam(organizer.id, EMAILS.admin, "admin");
});

beforeEach(() => testDatabase().delete(calendarSyncs));

const see = async (who: keyof typeof EMAILS, path: string) => visit(path, { headers: await signedIn(EMAILS[who]) });

const send = async (who: keyof typeof EMAILS, fields: Record<string, string>) =>
  sendForm(PATH, fields, await signedIn(EMAILS[who]));

async function aCalendar(): Promise<string> {
  const id = newId();
  await testDatabase()
    .insert(calendarSyncs)
    .values({ id, organizer_id: organizer.id, calendar_name: "Kalenderen", calendar_url: `${FEED}?${id}` });
  return id;
}

const findCalendar = async (id: string) => (await rowsWith(calendarSyncs, { id }))[0];
const countEvents = (id: string) => testDatabase().$count(events, eq(events.google_calendar_sync_id, id));

describe("a calendar", () => {
  it("is changed by its form, which closes with a line", async () => {
    const id = await aCalendar();
    const fields = {
      intent: "edit",
      sync_id: id,
      calendar_name: "Kirkerommet",
      calendar_url: `${FEED}?flyttet`,
      default_event_type: "service",
      default_place: "Fjellkirken",
      version: "1",
    };
    const page = await (await see("owner", (await send("owner", fields)).headers.get("Location")!)).text();
    for (const words of ["Endringene er lagret.", "Kirkerommet", "3 kommende arrangementer"])
      expect(page).toContain(words);
    expect(await findCalendar(id)).toMatchObject({
      calendar_name: "Kirkerommet",
      calendar_url: `${FEED}?flyttet`,
      default_event_type: "service",
      default_place: "Fjellkirken",
    });
  });

  it("has the rule about private events on unless it is turned off", async () => {
    const id = await aCalendar();
    const form = {
      intent: "edit",
      sync_id: id,
      calendar_name: "Kalenderen",
      calendar_url: (await findCalendar(id))!.calendar_url,
    };
    const isOn = async () => (await findCalendar(id))!.holds_private;
    await send("owner", { ...form, version: "1" });
    expect(await isOn(), "a form without the field").toBe(true);
    await send("owner", { ...form, holds_private: "off", version: "2" });
    expect(await isOn(), "the hidden field of a box without a tick").toBe(false);
    expect(await (await see("owner", PATH)).text()).toMatch(
      /<input(?![^>]*checked)[^>]*name="holds_private"[^>]*value="on"/,
    );
    const both = new URLSearchParams([...Object.entries(form), ["version", "3"]]);
    both.append("holds_private", "on");
    both.append("holds_private", "off");
    await visit(PATH, { method: "POST", headers: await signedIn(EMAILS.owner), body: both });
    expect(await isOn(), "a ticked box").toBe(true);
  });

  it("says of a web page that it is one", async () => {
    await testDatabase()
      .update(calendarSyncs)
      .set({ source_kind: "page" })
      .where(eq(calendarSyncs.id, await aCalendar()));
    expect(await (await see("owner", PATH)).text()).toContain("Nettside · kalender.example");
  });

  it("keeps what was typed into its form where the new link leads nowhere", async () => {
    const id = await aCalendar();
    const response = await send("owner", {
      intent: "edit",
      sync_id: id,
      calendar_name: "Et nytt navn",
      calendar_url: "https://kalender.example/side",
      version: "1",
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    for (const words of ["Et nytt navn", "URL må slutte med .ics eller .ical"]) expect(page).toContain(words);
    expect((await findCalendar(id))?.calendar_name).not.toBe("Et nytt navn");
  });

  it("that somebody else has changed meanwhile shows both versions, and takes what is chosen", async () => {
    const id = await aCalendar();
    const stored = (await findCalendar(id))!;
    const fields = {
      intent: "edit",
      sync_id: id,
      calendar_url: stored.calendar_url,
      default_event_type: "",
      default_place: "",
    };
    await send("owner", { ...fields, calendar_name: "Den andres navn", version: "1" });
    const response = await send("admin", {
      ...fields,
      calendar_name: "Mitt navn",
      default_place: "Mitt sted",
      version: "1",
    });
    const page = await response.text();
    expect(response.status).toBe(409);
    for (const words of [
      "Noen andre har lagret imens",
      "Det gjelder kalenderen «Den andres navn».",
      "Mitt navn",
      "Mitt sted",
    ])
      expect(page).toContain(words);
    for (const words of ["Lagre endringene", "Hent nå", "Legg til en kalender", "Slik finner du lenken"])
      expect(page.split("</main>")[0], "nothing else to look at").not.toContain(words);
    expect(await findCalendar(id)).toMatchObject({ calendar_name: "Den andres navn", default_place: null });
    const chosen = {
      ...fields,
      calendar_name: "Mitt navn",
      default_place: "Mitt sted",
      keep_calendar_name: "theirs",
      keep_default_place: "mine",
      version: "2",
    };
    expect((await send("admin", chosen)).status).toBe(303);
    expect(await findCalendar(id)).toMatchObject({
      calendar_name: "Den andres navn",
      default_place: "Mitt sted",
      version: 3,
    });
  });

  it("pasted under a fresh link is not added again; the page offers to change its link", async () => {
    const id = await aCalendar();
    await send("owner", { intent: "sync", sync_id: id });
    const response = await send("owner", { intent: "preview", calendar_url: `${FEED}?fersk` });
    const page = await response.text();
    expect(response.status).toBe(409);
    for (const words of ["Denne kalenderen er her alt", "Bytt til den nye lenken", `value="${FEED}?fersk"`])
      expect(page).toContain(words);
    expect((await send("owner", { intent: "relink", sync_id: id, calendar_url: `${FEED}?fersk` })).status).toBe(303);
    expect(await testDatabase().$count(calendarSyncs, eq(calendarSyncs.organizer_id, organizer.id))).toBe(1);
    expect(await countEvents(id)).toBe(3);
  });

  it("that only looks like one that is there can be added all the same, under the name it was given", async () => {
    const id = await aCalendar();
    await send("owner", { intent: "sync", sync_id: id });
    const page = await (
      await send("owner", { intent: "preview", calendar_url: `${FEED}?fersk`, calendar_name: "En annen" })
    ).text();
    expect(page).toContain("Legg til som en egen kalender");
    expect(page).toMatch(/name="calendar_name"[^>]*value="En annen"/);
    const added = await send("owner", {
      intent: "add_anyway",
      sync_id: id,
      calendar_url: `${FEED}?fersk`,
      calendar_name: "En annen",
    });
    expect(added.status).toBe(303);
    const names = await testDatabase()
      .select({ name: calendarSyncs.calendar_name })
      .from(calendarSyncs)
      .where(eq(calendarSyncs.organizer_id, organizer.id));
    expect(names.map(({ name }) => name).sort()).toEqual(["En annen", "Kalenderen"]);
  });
});
