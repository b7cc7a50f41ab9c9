import { findDeadJob } from "#db/queries/mail/dead-jobs";
import { adapterSwitches, organizers } from "#db/schema";
import { ADMINS, row } from "./attempts";
import { isThere } from "./effects";
import { statusOf } from "./moderation";
import { nameOf } from "./roles";
import { aDeadJob, anEvent, anOrganizer, rowsWith, setHidden, testDatabase } from "./rows";
import { superadmins } from "./screens/verdicts";

const SUPERADMINS = superadmins("done", "elsewhere");
const MODERATORS = { ...superadmins("done", "403"), plain: "elsewhere", moderator: "done" };

const rowOf = async (id: string) => (await rowsWith(organizers, { id }))[0];

/** Superadmins' and moderators' actions, and what is said against them. */
export const STAFF_ROWS = [
  row("make somebody a moderator", "/admin/organizers", SUPERADMINS, async ({ send }) => {
    const { id } = await anOrganizer();
    await send({ organizer_id: id, flag: "is_moderator", value: "1" });
    return (await rowOf(id))?.is_moderator === true;
  }),
  row("turn a service on or off", "/admin/adapters", SUPERADMINS, async ({ send }) => {
    await testDatabase().delete(adapterSwitches);
    await send({ adapter: "hoopla", is_on: "1" });
    return (await testDatabase().$count(adapterSwitches)) === 1;
  }),
  row("send a dead job again", "/admin/health", SUPERADMINS, async ({ send }) => {
    const job = await aDeadJob({ type: "ping" });
    await send({ job });
    return (await findDeadJob(testDatabase(), job)) === undefined;
  }),
  row("make somebody a superadmin", "/admin/organizers/:id/superadmin", SUPERADMINS, async ({ send }) => {
    const { id } = await anOrganizer();
    await send({}, id);
    return (await rowOf(id))?.is_superadmin === true;
  }),
  row("edit any organisation", "/admin/organizers/:id/edit", SUPERADMINS, async ({ role, send }) => {
    const { id } = await anOrganizer();
    await send({ name: `Styrt av ${role}`, version: "1" }, id);
    return (await nameOf(id)) === `Styrt av ${role}`;
  }),
  row("delete any organisation", "/admin/organizers/:id/delete", SUPERADMINS, async ({ send }) => {
    const { id } = await anOrganizer();
    await send({}, id);
    return (await nameOf(id)) === undefined;
  }),
  row("delete any event", "/admin/events/:id/delete", SUPERADMINS, async ({ send }) => {
    const { id } = await anEvent();
    await send({}, id);
    return !(await isThere(id));
  }),
  row("hide what is others'", "/admin/moderation", MODERATORS, async ({ send }) => {
    const { id: content_id } = await anEvent();
    await send({ content_type: "event", content_id, decision: "hide", seen: "0" });
    return (await statusOf("event", content_id))?.is_hidden === true;
  }),
  row("look at a new organisation", "/admin/moderation", MODERATORS, async ({ send }) => {
    const { id } = await anOrganizer({ reviewed_at: null });
    await send({ intent: "review", organizer_id: id });
    return (await rowOf(id))?.reviewed_at !== null;
  }),
  row(
    "confirm an organisation's number",
    "/admin/moderation",
    { ...MODERATORS, moderator: "403" },
    async ({ send }) => {
      const { id } = await anOrganizer({ organization_number: "974760673" });
      await send({ intent: "verify_number", organizer_id: id, organization_number: "974 760 673" });
      return (await rowOf(id))?.organization_number_verified_at !== null;
    },
  ),
  row("object to what was hidden", "/admin/moderation/:type/:id/objection", ADMINS, async ({ organizer_id, send }) => {
    const { id } = await anEvent({ organizer_id });
    await setHidden("event", id, true);
    const { status, headers } = await send({ text: "Dette er en vanlig gudstjeneste." }, "event", id);
    return status === 303 && !headers.get("Location")!.startsWith("/login");
  }),
  ...["/debug/edge-function", "/debug/storage"].map((route) =>
    row(`try ${route}`, route, { superadmin: "done", others: "404" }, async ({ send }) => {
      const { status } = await send({});
      return ![302, 303, 401, 403, 404].includes(status);
    }),
  ),
];
