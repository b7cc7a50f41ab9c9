import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { organizers } from "#db/schema";
import { versionOf } from "#test/support/effects";
import { SAMPLE_IMAGES } from "#test/support/images";
import { autoHidden, eventContent, reported } from "#test/support/moderation-rows";
import { anOrganizerWithRoles, emailOf, headersOf as browserOf, type Role, ROLES } from "#test/support/roles";
import { anEvent, anOrganizer, type OrganizerRow, rowsWith, setHidden } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";

let organizer: OrganizerRow;
const headersOf = (role: Role) => browserOf(role, organizer.id);

beforeAll(async () => {
  organizer = await anOrganizerWithRoles();
  await anOrganizer({ id: "malet", name: "Målet" });
  await anEvent({ id: "skjult", organizer_id: organizer.id, title: "Hemmelig møte" });
  await autoHidden(eventContent("skjult"));
});

async function verdictOf(response: Response): Promise<string> {
  await response.text();
  const location = response.headers.get("Location");
  if (!location) return String(response.status);
  return location.startsWith("/login") ? "login" : location;
}

const get = async (role: Role, path: string) => verdictOf(await visit(path, { headers: await headersOf(role) }));
const post = async (role: Role, path: string, fields: Record<string, string>) =>
  verdictOf(await sendForm(path, fields, await headersOf(role)));

describe("hidden content", () => {
  it.each(ROLES.map((role) => [role, !["anonymous", "plain", "other_owner"].includes(role)] as const))(
    "%s sees it: %s",
    async (role, sees) => {
      const response = await visit("/event/skjult", { headers: await headersOf(role) });
      const page = await response.text();
      expect(response.status).toBe(sees ? 200 : 303);
      expect(page.includes("Dette arrangementet er skjult")).toBe(sees);
    },
  );

  it("of an organisation is shown to its own", async () => {
    await anOrganizer({ id: "skjultkirken", email: "skjult@styre.test" });
    await setHidden("organizer", "skjultkirken", true);
    expect((await visit("/organizer/skjultkirken")).status).toBe(303);
    const page = await pageText("/organizer/skjultkirken", await signedIn("skjult@styre.test"));
    expect(page).toContain("Denne siden er skjult");
  });
});

describe("/admin/adapters", () => {
  const look = async () => pageText("/admin/adapters", await signedIn(emailOf("superadmin")));
  const turn = (is_on: string, adapter = "hoopla") => post("superadmin", "/admin/adapters", { adapter, is_on });
  const rows = (page: string) => page.match(/<li[^>]*>.*?<\/li>/gs) ?? [];
  const rowOf = (page: string, name: string) => rows(page).find((row) => row.includes(`>${name}</h2>`)) ?? "";

  it("lists all twelve: the published ones on, the others off until their owner has said yes", async () => {
    const page = await look();
    expect(rows(page).filter((row) => row.includes("Slå av "))).toHaveLength(7);
    expect(rows(page).filter((row) => row.includes("Slå på "))).toHaveLength(5);
    expect(rowOf(page, "Hoopla")).toContain("Slå den på først når den som eier tjenesten, har sagt ja.");
  });

  it("turns one on and off, says who did it, and logs it", async () => {
    expect(await turn("1")).toBe("/admin/adapters?melding=adapterOn");
    const row = rowOf(await look(), "Hoopla");
    expect(row).toContain("Slå av Hoopla");
    expect(row).toMatch(/Endret [^<]* av superadmin@rolle\.test/);
    expect(await turn("0")).toBe("/admin/adapters?melding=adapterOff");
    const log = await pageText("/admin/log", await signedIn(emailOf("superadmin")));
    expect(log).toContain("Slo av henting fra en tjeneste");
  });

  it("refuses what is no service, and no switch", async () => {
    expect(await turn("1", "facebook")).toBe("400");
    expect(await turn("perhaps")).toBe("400");
  });
});

it("/admin/moderation shows an ordinary organizer only the reports on its own", async () => {
  const other = await anEvent({ title: "Andres møte" });
  await reported(eventContent(other.id));
  const own = await pageText("/admin/moderation?tab=all", await headersOf("owner"));
  expect(own).toContain("Hemmelig møte");
  expect(own).not.toContain("Andres møte");
  expect(own).not.toContain('name="decision"');
  const all = await pageText("/admin/moderation?tab=all", await headersOf("moderator"));
  for (const text of [
    "Hemmelig møte",
    "Andres møte",
    "Auto-skjult",
    "Skjul innhold",
    "Godkjenn og vis",
    "Avvis rapporter",
    "Avventer gjennomgang",
  ])
    expect(all).toContain(text);
  expect(all).toMatch(new RegExp(`href="/event/${other.id}" target="_blank"`));
});

const created = (email: string, more: Record<string, string | Blob> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "create", email, name: "Lagt til", ...more }))
    body.set(name, value);
  return body;
};

describe("/admin/organizers", () => {
  it("adds an organisation with its image, for the owner of the address", async () => {
    const body = created("ny-eier@styre.test", {
      address: "Storgata 1, 5003 Bergen",
      is_superadmin: "on",
      logo_url_file: new Blob([SAMPLE_IMAGES.png]),
    });
    const response = await visit("/admin/organizers", { method: "POST", headers: await headersOf("superadmin"), body });
    expect(await verdictOf(response), "which asks about the superadmin").toMatch(/superadmin\?melding=organizerAdded$/);
    const row = await env.DB.prepare(
      "select city, is_superadmin, logo_url, reviewed_at from organizers where email = 'ny-eier@styre.test'",
    ).first();
    expect(row).toMatchObject({
      city: "Bergen",
      is_superadmin: 0,
      logo_url: expect.stringMatching(/^\/images\/organizers\//) as string,
    });
    expect(row!["reviewed_at"]).not.toBeNull();
  });

  it("says what is wrong, with everything that was typed", async () => {
    const headers = await headersOf("superadmin");
    const response = await visit("/admin/organizers", {
      method: "POST",
      headers,
      body: created(emailOf("owner"), { phone: "ring meg" }),
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    for (const text of ["Kunne ikke legge til organisasjonen", "ring meg", "Lagt til"]) expect(page).toContain(text);
    const taken = await visit("/admin/organizers", { method: "POST", headers, body: created(emailOf("owner")) });
    expect(await taken.text()).toContain("Adressen har allerede en organisasjon");
  });

  it("makes a superadmin only by an answer to a question that names them", async () => {
    const { id } = await anOrganizer({ email: "snart@styre.test" });
    const governs = async () =>
      (await env.DB.prepare("select is_superadmin from organizers where id = ?").bind(id).first("is_superadmin")) === 1;
    const question = `/admin/organizers/${id}/superadmin`;
    expect(
      await post("superadmin", "/admin/organizers", { organizer_id: id, flag: "is_superadmin", value: "1" }),
    ).toMatch(new RegExp(`^${question}`));
    expect(await governs(), "a press without the answer gives nothing").toBe(false);
    const page = await pageText(question, await headersOf("superadmin"));
    expect(page).toContain("snart@styre.test");
    expect(page).toContain("Gjøre til superadmin?");
    expect(await governs(), "nor does looking at the question").toBe(false);
    expect(await post("superadmin", question, {})).toBe("/admin/organizers?melding=rightChanged");
    expect(await governs()).toBe(true);
  });

  it("asks the same of a new organisation whose owner is to be one", async () => {
    const created = new URLSearchParams({
      intent: "create",
      name: "Nytilsynet",
      email: "nytilsyn@styre.test",
      is_superadmin: "on",
    });
    const response = await visit("/admin/organizers", {
      method: "POST",
      headers: await headersOf("superadmin"),
      body: created,
    });
    const row = await env.DB.prepare(
      "select id, is_superadmin from organizers where email = 'nytilsyn@styre.test'",
    ).first<{ id: string; is_superadmin: number }>();
    expect(response.headers.get("Location")).toMatch(new RegExp(`^/admin/organizers/${row!.id}/superadmin`));
    expect(row!.is_superadmin).toBe(0);
  });

  it("never changes an e-mail, and refuses images above 5 MB", async () => {
    const headers = await headersOf("superadmin");
    await sendForm(
      "/admin/organizers/malet/edit",
      { name: "Målet", version: "2", email: "kapret@x.test", owner_email: "kapret@x.test" },
      headers,
    );
    expect(await env.DB.prepare("select 1 from organizers where email = 'kapret@x.test'").first()).toBeNull();
    const body = new FormData();
    body.set("name", "Målet");
    body.set("cover_image_url_file", new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]));
    const english = { Cookie: `${headers["Cookie"]}; samling_preferences=system.en.24h` };
    const response = await visit("/admin/organizers/malet/edit", { method: "POST", headers: english, body });
    expect([response.status, (await response.text()).includes("Image must be less than 5MB")]).toEqual([422, true]);
  });

  it("leads back to the list where there is no such organisation", async () => {
    expect(await get("superadmin", "/admin/organizers/borte/edit")).toBe("/admin/organizers?melding=organizerNotFound");
  });

  it("exports an organisation without what is secret", async () => {
    await anEvent({ organizer_id: "malet", title: "Skal med" });
    const response = await visit("/admin/organizers/malet/export", { headers: await headersOf("superadmin") });
    const text = await response.text();
    const data = JSON.parse(text) as { organizer: { id: string }; events: { title: string }[] };
    expect([data.organizer.id, data.events.map(({ title }) => title)]).toEqual(["malet", ["Skal med"]]);
    expect(text).not.toMatch(/token_hash|search_text/);
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
  });
});

describe("the audit log", () => {
  const countOf = async (organizerId: string, action = "write_profile") =>
    (await env.DB.prepare("select count(*) as n from audit_log where organizer_id = ? and action = ?")
      .bind(organizerId, action)
      .first<{ n: number }>())!.n;

  it("has what a superadmin does to the calendars that ?org names", async () => {
    const fields = { intent: "add", calendar_name: "Kalender", calendar_url: "https://kalender.test/a.ics" };
    await post("superadmin", "/dashboard/calendar-sync?org=malet", fields);
    expect(await countOf("malet", "write_calendars")).toBe(1);
  });

  it("has what a superadmin does in another organisation's name, and not what they do in their own", async () => {
    const { Cookie } = await signedIn(emailOf("superadmin"));
    const save = async (id: string, name: string) => {
      const headers = { Cookie: `${Cookie}; samling_organizer=${id}` };
      return verdictOf(
        await sendForm("/dashboard/settings", { name, version: await versionOf(organizers, id) }, headers),
      );
    };
    expect(await save("malet", "Målet")).toBe("/dashboard?melding=profileSaved");
    expect(await countOf("malet")).toBe(1);
    await save("malet", "");
    expect(await countOf("malet"), "what was refused is not done").toBe(1);
    const [own] = await rowsWith(organizers, { email: emailOf("superadmin") });
    await save(own!.id, "Driften");
    expect(await countOf(own!.id)).toBe(0);
    expect(await pageText("/admin/log", { Cookie })).toContain("Endret profilen");
  });
});
