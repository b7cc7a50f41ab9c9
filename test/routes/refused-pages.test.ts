import { beforeAll, describe, expect, it } from "vitest";
import { organizers } from "#db/schema";
import { anOrganizerWithRoles, emailOf, headersOf, type Role } from "#test/support/roles";
import { anEvent, anOrganizer, type OrganizerRow, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";

let organizer: OrganizerRow;

beforeAll(async () => {
  organizer = await anOrganizerWithRoles();
});

async function refused(role: Role, path: string, init: RequestInit = {}): Promise<string> {
  const response = await visit(path, { ...init, headers: await headersOf(role, organizer.id) });
  expect(response.status).toBe(403);
  return response.text();
}

describe("a refused page says who may, and leads to the dashboard", () => {
  it.each([
    ["viewer", "/dashboard/event/new", "Redaktører, administratorer og eieren kan gjøre dette."],
    ["editor", "/dashboard/settings", "Administratorer og eieren kan gjøre dette."],
    ["viewer", "/dashboard/settings", "Administratorer og eieren kan gjøre dette."],
  ] as const)("%s at %s", async (role, path, text) => {
    const page = await refused(role, path);
    expect(page).toContain("Dette kan du ikke gjøre");
    expect(page).toContain(text);
    expect(page).toMatch(/<a[^>]* href="\/dashboard"[^>]*>Til dashbordet<\/a>/);
    expect(page).toContain("<title>Dette kan du ikke gjøre – Samling</title>");
  });

  it("also where something was sent: an event's form, and a moderator's decision", async () => {
    const event = await anEvent({ organizer_id: organizer.id });
    expect(await refused("viewer", `/dashboard/event/${event.id}/edit`)).toContain("Redaktører");
    const decision = { content_type: "event", decision: "hide", seen: "0" };
    const decide = (role: Role, content_id: string) =>
      refused(role, "/admin/moderation", {
        method: "POST",
        body: new URLSearchParams({ ...decision, content_id }),
      });
    expect(await decide("owner", event.id)).toContain("Bare moderatorer kan avgjøre dette.");
    const own = await rowsWith(organizers, { email: emailOf("moderator") });
    const { id } = await anEvent({ organizer_id: own[0]!.id });
    expect(await decide("moderator", id)).toContain("Dette er deres eget.");
  });

  it("speaks English to those who do", async () => {
    const { Cookie } = await headersOf("viewer", organizer.id);
    const page = await pageText("/dashboard/settings", { Cookie: `${Cookie}; samling_preferences=system.en.24h` });
    expect(page).toContain("Administrators and the owner can do this.");
  });

  it("sends an account that is not confirmed to confirm its address", async () => {
    const headers = await signedIn("uten@bekreftelse.test", { isVerified: false });
    const response = await sendForm("/onboarding", { name: "Ny" }, headers);
    expect(await response.text()).toContain("Bekreft e-postadressen din først.");
  });
});

it.each([
  ["/dashboard/series/finnes-ikke", "owner", 'action="/logout"'],
  ["/dashboard/intake/finnes-ikke", "owner", 'action="/logout"'],
  ["/admin/moderation/event/finnes-ikke/objection", "superadmin", 'href="/admin/log"'],
  ["/finnes-ikke", "owner", 'class="group flex min-h-15'],
] as const)("a page that is not there keeps the frame of where it would be: %s", async (path, role, frame) => {
  const page = await pageText(path, await headersOf(role, organizer.id));
  expect(page).toContain("Siden finnes ikke");
  expect(page).toContain(frame);
});

it.each(["", "/settings", "/intake", "/event/new", "/statistics", "/paper", "/website", "/bin"])(
  "/dashboard%s has one way back at most",
  async (path) => {
    const page = await pageText(`/dashboard${path}`, await headersOf("owner", organizer.id));
    expect(page.split("lucide-arrow-left").length - 1).toBe(path === "" ? 0 : 1);
  },
);

describe("the team's page", () => {
  it("wears the dashboard's frame, and not the visitors' tabs", async () => {
    const page = await pageText(`/organizer/${organizer.id}/team`, await headersOf("viewer", organizer.id));
    expect(page).toContain('action="/logout"');
    expect(page).not.toContain('class="group flex min-h-15');
  });

  it("is framed for the organisation that the address names", async () => {
    const other = await anOrganizer({ name: "Sjømannskirken" });
    const page = await pageText(`/organizer/${other.id}/team`, await headersOf("superadmin", organizer.id));
    expect(page).toContain("Sjømannskirken");
  });
});
