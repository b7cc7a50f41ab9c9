import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { events, intakes, organizerAdmins, organizers, outbox } from "#db/schema";
import { type Attempt, type Fields, type RoleRow, sendAs, sendJsonAs } from "#test/support/attempts";
import { aMember, hasReported, isThere, keeps, titleOf, versionOf } from "#test/support/effects";
import { eventTexts } from "#test/support/event-forms";
import { SAMPLE_IMAGES } from "#test/support/images";
import { officeRows } from "#test/support/office-rows";
import { pairRows } from "#test/support/pair-rows";
import { anOrganizationNumber, UNIT } from "#test/support/register-units";
import { anOrganizerWithRoles, emailOf, headersOf, nameOf, type Role, ROLES } from "#test/support/roles";
import { anEvent, anIntake, anOrganizer, aSeries, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { admins, type ByRole, except, owners, team, verdictFor, writers } from "#test/support/screens/verdicts";
import { onTeam } from "#test/support/signed-in";
import { visit } from "#test/support/visitor";
import { FOR_EVERYBODY, GOVERNING, NOTHING_WRITTEN, OWN_ACCOUNT } from "#test/support/writing-routes";

let organizer: OrganizerRow;

beforeAll(async () => {
  organizer = await anOrganizerWithRoles();
});

const send = (role: Role, path: string, fields: Fields) => sendAs(role, organizer.id, path, fields);
const sendJson = (role: Role, path: string, body: unknown) => sendJsonAs(role, organizer.id, path, body);

const ofTeam = (what: string, verdicts: ByRole, attempt: RoleRow["attempt"]): RoleRow => ({
  what,
  route: "/organizer/:organizerId/team",
  verdicts,
  attempt,
});
const teamPath = () => `/organizer/${organizer.id}/team`;

const EVERYBODY_SIGNED_IN = except("done", "in");
const PROGRAMS_SIGNED_IN = except("done", "401");

const TABLE: RoleRow[] = [
  ofTeam("invite", admins("done"), async (role) => {
    const email = `invitert-${role}@mottaker.test`;
    const response = await send(role, teamPath(), { intent: "invite", email, role: "viewer" });
    return {
      response,
      hasWorked: (await rowsWith(outbox, { recipient: email })).length > 0,
    };
  }),
  ofTeam("send an invitation again", admins("done"), async (role) => {
    const member = await aMember(organizer.id);
    await testDatabase().update(organizerAdmins).set({ accepted_at: null }).where(eq(organizerAdmins.id, member.id));
    const response = await send(role, teamPath(), { intent: "resend", member_id: member.id, version: "1" });
    return { response, hasWorked: Boolean((await member.now())?.token_hash) };
  }),
  ofTeam("remove a member", admins("done"), async (role) => {
    const member = await aMember(organizer.id);
    const response = await send(role, teamPath(), { intent: "remove", member_id: member.id, version: "1" });
    return { response, hasWorked: (await member.now()) === undefined };
  }),
  ofTeam("change a role", owners("done"), async (role) => {
    const member = await aMember(organizer.id);
    const response = await send(role, teamPath(), {
      intent: "change_role",
      member_id: member.id,
      version: "1",
      role: "admin",
    });
    return { response, hasWorked: (await member.now())?.role === "admin" };
  }),
  ofTeam("leave a team", { ...team("done"), owner: "409", superadmin: "409" }, async (role) => {
    const response = await send(role, teamPath(), { intent: "leave" });
    const hasWorked = response.headers.get("Location") === "/?melding=leftTeam";
    if (hasWorked) await onTeam(organizer.id, emailOf(role), role as "viewer");
    return { response, hasWorked };
  }),
  // Those who may are asked for their password, which these accounts lack.
  ofTeam("hand the organisation over", owners("done"), async (role) => {
    const response = await send(role, teamPath(), {
      intent: "hand_over",
      heir: emailOf("admin"),
      current_password: "noe helt annet",
    });
    return { response, hasWorked: response.status === 422 };
  }),
  {
    what: "publish an event",
    route: "/dashboard/event/new",
    verdicts: { ...writers("done"), plain: "elsewhere" },
    async attempt(role) {
      const title = `Nytt av ${role}`;
      const response = await send(role, "/dashboard/event/new", {
        ...eventTexts({ title }),
        organizer_id: organizer.id,
      });
      const rows = await testDatabase()
        .select()
        .from(events)
        .where(and(eq(events.title, title), eq(events.organizer_id, organizer.id)));
      return { response, hasWorked: rows.length > 0 };
    },
  },
  {
    what: "bring in a programme",
    route: "/dashboard/intake",
    verdicts: { ...writers("done"), others: "elsewhere" },
    async attempt(role) {
      const name = `Program fra ${role}`;
      const response = await send(role, "/dashboard/intake", { pasted: `${name}\nSøndag 13. juni 2027 kl. 11 Messe` });
      const rows = await rowsWith(intakes, { name });
      return { response, hasWorked: rows.some(({ organizer_id }) => organizer_id === organizer.id) };
    },
  },
  {
    what: "discard what was brought in",
    route: "/dashboard/intake/:id",
    verdicts: writers("done"),
    async attempt(role) {
      const { id } = await anIntake({ organizer_id: organizer.id });
      const response = await send(role, `/dashboard/intake/${id}`, { intent: "discard", version: "1" });
      const rows = await rowsWith(intakes, { id });
      return { response, hasWorked: rows.length === 0 };
    },
  },
  {
    what: "edit an event",
    route: "/dashboard/event/:id/edit",
    verdicts: { ...writers("done"), plain: "elsewhere" },
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizer.id });
      const response = await send(role, `/dashboard/event/${id}/edit`, {
        ...eventTexts({ title: `Endret av ${role}`, version: "1" }),
      });
      return { response, hasWorked: (await titleOf(id)) === `Endret av ${role}` };
    },
  },
  {
    what: "delete an event",
    route: "/dashboard/event/:id/delete",
    verdicts: writers("done"),
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizer.id });
      const response = await send(role, `/dashboard/event/${id}/delete`, { scope: "this" });
      return { response, hasWorked: !(await isThere(id)) };
    },
  },
  {
    what: "extend a series",
    route: "/dashboard/event/:id/series",
    verdicts: writers("done"),
    async attempt(role) {
      const { id } = await aSeries(organizer.id, { until: "2026-06-07" });
      const first = await anEvent({
        organizer_id: organizer.id,
        series_id: id,
        series_day: "2026-06-07",
        start_time: new Date("2026-06-07T16:00:00Z"),
      });
      const rule = {
        start_date: "2026-06-07",
        recurrence_pattern: "weekly",
        recurrence_end_date: "2026-06-14",
        version: "1",
      };
      const response = await send(role, `/dashboard/event/${first.id}/series`, rule);
      const rows = await testDatabase().select({ id: events.id }).from(events).where(eq(events.series_id, id));
      return { response, hasWorked: rows.length === 2 };
    },
  },
  {
    what: "edit or delete an imported event",
    route: "/dashboard/event/:id/edit",
    verdicts: { anonymous: "in", viewer: "403", other_owner: "404", moderator: "404", others: "elsewhere" },
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizer.id, google_calendar_id: "google" });
      const response = await send(role, `/dashboard/event/${id}/edit`, { ...eventTexts({ title: "Kapret" }) });
      await send(role, `/dashboard/event/${id}/delete`, { scope: "this" });
      return { response, hasWorked: (await titleOf(id)) !== "Gudstjeneste" };
    },
  },
  {
    what: "change the profile",
    route: "/dashboard/settings",
    // The other organizer's owner sees their own; people without an organizer are sent to create one.
    verdicts: { ...admins("done"), others: "elsewhere" },
    async attempt(role) {
      const response = await send(role, "/dashboard/settings", {
        name: `Navn av ${role}`,
        version: await versionOf(organizers, organizer.id),
      });
      return { response, hasWorked: (await nameOf(organizer.id)) === `Navn av ${role}` };
    },
  },
  {
    what: "change the organisation number",
    route: "/dashboard/settings",
    verdicts: { ...owners("done"), others: "elsewhere" },
    async attempt(role) {
      const number = anOrganizationNumber();
      const response = await send(role, "/dashboard/settings", {
        name: organizer.name,
        organization_number: number,
        version: await versionOf(organizers, organizer.id),
      });
      const [row] = await rowsWith(organizers, { id: organizer.id });
      return { response, hasWorked: row?.organization_number === number };
    },
  },
  {
    what: "look up an organisation",
    route: "/api/register",
    verdicts: PROGRAMS_SIGNED_IN,
    async attempt(role) {
      const response = await sendJson(role, "/api/register", { query: UNIT.active });
      return { response, hasWorked: response.ok && (await response.text()).includes("Bykirken på Røros") };
    },
  },
  {
    what: "work for it",
    route: "/dashboard/switch",
    verdicts: team("done"),
    async attempt(role) {
      const response = await send(role, "/dashboard/switch", { organizer_id: organizer.id });
      return {
        response,
        hasWorked: response.headers.get("Set-Cookie")?.includes(`samling_organizer=${organizer.id};`) ?? false,
      };
    },
  },
  {
    what: "take somebody else's invitation",
    route: "/invitation/:token",
    verdicts: except("409", "in"),
    async attempt(role) {
      const response = await send(role, `/invitation/${"a".repeat(43)}`, {});
      return { response, hasWorked: response.headers.get("Set-Cookie")?.includes("samling_organizer") ?? false };
    },
  },
  {
    what: "send an image",
    route: "/api/images",
    verdicts: { anonymous: "401", viewer: "403", others: "done" },
    async attempt(role) {
      const response = await send(role, "/api/images", { file: new Blob([SAMPLE_IMAGES.png]), kind: "event" });
      return { response, hasWorked: response.status === 201 };
    },
  },
  {
    what: "keep a favourite, by script",
    route: "/api/favorites",
    verdicts: PROGRAMS_SIGNED_IN,
    async attempt(role) {
      const { id } = await anEvent();
      const response = await sendJson(role, "/api/favorites", { add: { event_ids: [id] } });
      return { response, hasWorked: await keeps(role, id) };
    },
  },
  {
    what: "keep a favourite, by form",
    route: "/favorites",
    verdicts: EVERYBODY_SIGNED_IN,
    async attempt(role) {
      const { id } = await anEvent();
      const response = await send(role, "/favorites", { add_event: id });
      return { response, hasWorked: await keeps(role, id) };
    },
  },
  {
    what: "report, by script",
    route: "/api/reports",
    verdicts: PROGRAMS_SIGNED_IN,
    async attempt(role) {
      const { id } = await anEvent();
      const response = await sendJson(role, "/api/reports", {
        content_type: "event",
        content_id: id,
        category: "spam",
      });
      return { response, hasWorked: await hasReported(role, id) };
    },
  },
  {
    what: "report, by form",
    route: "/report/:type/:id",
    verdicts: EVERYBODY_SIGNED_IN,
    async attempt(role) {
      const { id } = await anEvent();
      const response = await send(role, `/report/event/${id}`, { category: "spam" });
      return { response, hasWorked: await hasReported(role, id) };
    },
  },
  ...officeRows(() => organizer.id),
  ...pairRows(() => organizer.id),
  {
    // Last, because it makes the person an owner.
    what: "make an organisation",
    route: "/onboarding",
    verdicts: { ...team("done"), plain: "done", owner: "elsewhere", superadmin: "elsewhere", others: "elsewhere" },
    async attempt(role) {
      const response = await send(role, "/onboarding", { name: `Ny av ${role}` });
      return {
        response,
        hasWorked: (await rowsWith(organizers, { name: `Ny av ${role}` })).length > 0,
      };
    },
  },
];

function verdictOf({ response, hasWorked }: Attempt): string {
  if (hasWorked) return "done";
  if (response.status !== 302 && response.status !== 303) return String(response.status);
  return response.headers.get("Location")?.startsWith("/login") ? "in" : "elsewhere";
}

test("every route that takes a form stands in the table", () => {
  const known = TABLE.map(({ route }) => route).concat(FOR_EVERYBODY, OWN_ACCOUNT, NOTHING_WRITTEN, GOVERNING);
  expect(new Set(env.TEST_WRITING_ROUTES)).toEqual(new Set(known));
});

describe.each(TABLE)("who may $what", ({ attempt, verdicts }) => {
  it.each(ROLES.map((role) => [role, verdictFor(verdicts, role)] as const))("%s: %s", async (role, verdict) => {
    expect(verdictOf(await attempt(role))).toBe(verdict);
  });
});

test("nobody but the owner and the superadmin is anything to an organisation without a team", async () => {
  const alone = await anOrganizer({ email: "alene@rolle.test" });
  for (const role of ["plain", "viewer", "editor", "admin", "owner", "other_owner"] as const) {
    const response = await visit(`/organizer/${alone.id}/team`, { headers: await headersOf(role, alone.id) });
    expect([role, response.status]).toEqual([role, 404]);
    await response.text();
  }
});
