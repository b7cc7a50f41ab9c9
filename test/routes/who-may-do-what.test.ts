import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { organizerAdmins, organizers, outbox, putAwayFirstHours } from "#db/schema";
import { ADMINS, ofOwn, OWNERS, row, type RoleRow, verdictOf, WRITERS } from "#test/support/attempts";
import { aMember, anInvitation, hasReported, keeps, versionOf } from "#test/support/effects";
import { EVENT_ROWS } from "#test/support/event-rows";
import { SAMPLE_IMAGES } from "#test/support/images";
import { anOrganizationNumber, UNIT } from "#test/support/register-units";
import { anOrganizerWithRoles, emailOf, headersOf, nameOf, ROLES } from "#test/support/roles";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { except, team, verdictFor } from "#test/support/screens/verdicts";
import { onTeam } from "#test/support/signed-in";
import { SOURCE_ROWS } from "#test/support/source-rows";
import { STAFF_ROWS } from "#test/support/staff-rows";
import { visit } from "#test/support/visitor";
import { FOR_EVERYBODY, GOVERNING, NOTHING_WRITTEN, OWN_ACCOUNT } from "#test/support/writing-routes";

let organizer: OrganizerRow;

beforeAll(async () => {
  organizer = await anOrganizerWithRoles();
});

const TEAM_PAGE = "/organizer/:organizerId/team";
const TEAM = team("done");
const EVERYBODY_SIGNED_IN = except("done", "in");
const PROGRAMS_SIGNED_IN = except("done", "401");

const TABLE: RoleRow[] = [
  row("invite", TEAM_PAGE, ADMINS, async ({ role, organizer_id, send }) => {
    const email = `invitert-${role}@mottaker.test`;
    await send({ intent: "invite", email, role: "viewer" }, organizer_id);
    return (await rowsWith(outbox, { recipient: email })).length > 0;
  }),
  row("send an invitation again", TEAM_PAGE, ADMINS, async ({ organizer_id, send }) => {
    const { id, now } = await aMember(organizer_id);
    await testDatabase().update(organizerAdmins).set({ accepted_at: null }).where(eq(organizerAdmins.id, id));
    await send({ intent: "resend", member_id: id, version: "1" }, organizer_id);
    return Boolean((await now())?.token_hash);
  }),
  row("remove a member", TEAM_PAGE, ADMINS, async ({ organizer_id, send }) => {
    const { id, now } = await aMember(organizer_id);
    await send({ intent: "remove", member_id: id, version: "1" }, organizer_id);
    return (await now()) === undefined;
  }),
  row("change a role", TEAM_PAGE, OWNERS, async ({ organizer_id, send }) => {
    const { id, now } = await aMember(organizer_id);
    await send({ intent: "change_role", member_id: id, version: "1", role: "admin" }, organizer_id);
    return (await now())?.role === "admin";
  }),
  row("leave a team", TEAM_PAGE, { ...TEAM, owner: "409", superadmin: "409" }, async ({ role, organizer_id, send }) => {
    const response = await send({ intent: "leave" }, organizer_id);
    const hasWorked = response.headers.get("Location") === "/?melding=leftTeam";
    if (hasWorked) await onTeam(organizer_id, emailOf(role), role as "viewer");
    return hasWorked;
  }),
  // Those who may are asked for their password, which these accounts lack.
  row("hand the organisation over", TEAM_PAGE, OWNERS, async ({ organizer_id, send }) => {
    const fields = { intent: "hand_over", heir: emailOf("admin"), current_password: "noe helt annet" };
    return (await send(fields, organizer_id)).status === 422;
  }),
  // The other organizer's owner sees their own; people without an organizer are sent to create one.
  row("change the profile", "/dashboard/settings", ofOwn(ADMINS), async ({ role, organizer_id, send }) => {
    await send({ name: `Navn av ${role}`, version: await versionOf(organizers, organizer_id) });
    return (await nameOf(organizer_id)) === `Navn av ${role}`;
  }),
  row("change the organisation number", "/dashboard/settings", ofOwn(OWNERS), async ({ organizer_id, send }) => {
    const organization_number = anOrganizationNumber();
    const version = await versionOf(organizers, organizer_id);
    await send({ name: organizer.name, organization_number, version });
    return (await rowsWith(organizers, { id: organizer_id, organization_number })).length > 0;
  }),
  row("put the list of first steps away", "/dashboard/start", ofOwn(WRITERS), async ({ role, organizer_id, send }) => {
    await send({ intent: "put_away" });
    return (await rowsWith(putAwayFirstHours, { organizer_id, user_id: `user-${emailOf(role)}` })).length > 0;
  }),
  row("look up an organisation", "/api/register", PROGRAMS_SIGNED_IN, async ({ sendJson }) => {
    const response = await sendJson({ query: UNIT.active });
    return response.ok && (await response.text()).includes("Bykirken på Røros");
  }),
  row("work for it", "/dashboard/switch", TEAM, async ({ organizer_id, send }) => {
    const { headers } = await send({ organizer_id });
    return headers.get("Set-Cookie")?.includes(`samling_organizer=${organizer_id};`) ?? false;
  }),
  row("take somebody else's invitation", "/invitation/:token", except("409", "in"), async ({ organizer_id, send }) => {
    const { headers } = await send({}, await anInvitation(organizer_id));
    return headers.get("Set-Cookie")?.includes("samling_organizer") ?? false;
  }),
  row("send an image", "/api/images", { anonymous: "401", viewer: "403", others: "done" }, async ({ send }) => {
    const response = await send({ file: new Blob([SAMPLE_IMAGES.png]), kind: "event" });
    return response.status === 201;
  }),
  row("keep a favourite, by script", "/api/favorites", PROGRAMS_SIGNED_IN, async ({ role, sendJson }) => {
    const { id } = await anEvent();
    await sendJson({ add: { event_ids: [id] } });
    return keeps(role, id);
  }),
  row("keep a favourite, by form", "/favorites", EVERYBODY_SIGNED_IN, async ({ role, send }) => {
    const { id } = await anEvent();
    await send({ add_event: id });
    return keeps(role, id);
  }),
  row("report, by script", "/api/reports", PROGRAMS_SIGNED_IN, async ({ role, sendJson }) => {
    const { id } = await anEvent();
    await sendJson({ content_type: "event", content_id: id, category: "spam" });
    return hasReported(role, id);
  }),
  row("report, by form", "/report/:type/:id", EVERYBODY_SIGNED_IN, async ({ role, send }) => {
    const { id } = await anEvent();
    await send({ category: "spam" }, "event", id);
    return hasReported(role, id);
  }),
  ...EVENT_ROWS,
  ...SOURCE_ROWS,
  ...STAFF_ROWS,
  row(
    // Last, because it makes the person an owner.
    "make an organisation",
    "/onboarding",
    { ...ofOwn(TEAM), plain: "done", owner: "elsewhere", superadmin: "elsewhere" },
    async ({ role, send }) => {
      await send({ name: `Ny av ${role}` });
      return (await rowsWith(organizers, { name: `Ny av ${role}` })).length > 0;
    },
  ),
];

test("every route that takes a form stands in the table", () => {
  const known = TABLE.map(({ route }) => route).concat(FOR_EVERYBODY, OWN_ACCOUNT, NOTHING_WRITTEN, GOVERNING);
  expect(new Set(env.TEST_WRITING_ROUTES)).toEqual(new Set(known));
});

describe.each(TABLE)("who may $what", (action) => {
  it.each(ROLES.map((role) => [role, verdictFor(action.verdicts, role)] as const))("%s: %s", async (role, verdict) => {
    expect(await verdictOf(action, role, organizer.id)).toBe(verdict);
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
