import { eq } from "drizzle-orm";
import { findDeletion } from "#db/queries/events/deletions";
import { findDeadJob } from "#db/queries/mail/dead-jobs";
import { adapterSwitches, calendarSyncs, eventHosts, eventMismatches, events, organizers } from "#db/schema";
import { type RoleRow, sendAs, sendJsonAs } from "./attempts";
import { bringingRows } from "./bringing-rows";
import { aCalendar } from "./calendar-work";
import { isThere } from "./effects";
import { firstHourRows } from "./first-hour-rows";
import { statusOf } from "./moderation";
import { aDeletion } from "./published-series";
import { someRows } from "./reviews";
import { nameOf } from "./roles";
import { aDeadJob, aHost, anEvent, anIntake, anOrganizer, setHidden, testDatabase, rowsWith } from "./rows";
import { admins, superadmins, writers } from "./screens/verdicts";
import { stepRows } from "./step-rows";
import { storedFormRows } from "./stored-form-rows";

const calendarOf = async (id: string) => (await rowsWith(calendarSyncs, { id }))[0];
const eventOf = async (id: string) => (await rowsWith(events, { id }))[0];
const hostOf = async (id: string) => (await rowsWith(eventHosts, { event_id: id }))[0];
const rowOf = async (id: string) => (await rowsWith(organizers, { id }))[0];

/** Actions on calendars, and superadmins' actions on an organizer. */
export const officeRows = (organizerId: () => string): RoleRow[] => [
  {
    what: "pause a calendar",
    route: "/dashboard/calendar-sync",
    verdicts: { ...admins("done"), plain: "elsewhere", others: "409" },
    async attempt(role) {
      const { id } = await aCalendar({ organizer_id: organizerId() });
      const response = await sendAs(role, organizerId(), "/dashboard/calendar-sync", { intent: "toggle", sync_id: id });
      return { response, hasWorked: (await calendarOf(id))?.sync_enabled === false };
    },
  },
  {
    what: "change an imported event here",
    route: "/dashboard/event/:id/local-changes",
    verdicts: { ...writers("done"), plain: "elsewhere" },
    async attempt(role) {
      const { id: google_calendar_sync_id } = await aCalendar({ organizer_id: organizerId() });
      const source = { google_calendar_sync_id, google_event_id: "uid#", import_fingerprint: "as-imported" };
      const { id } = await anEvent({ organizer_id: organizerId(), ...source });
      const description = `Endret av ${role}`;
      const fields = { description, version: "1", scope: "date" };
      const response = await sendAs(role, organizerId(), `/dashboard/event/${id}/local-changes`, fields);
      return { response, hasWorked: (await eventOf(id))?.description === description };
    },
  },
  {
    what: "say that an event is cancelled",
    route: "/dashboard/event/:id/state",
    verdicts: writers("done"),
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId() });
      const path = `/dashboard/event/${id}/state`;
      const response = await sendAs(role, organizerId(), path, { choice: "cancelled", version: "1" });
      return { response, hasWorked: (await eventOf(id))?.state === "cancelled" };
    },
  },
  {
    what: "answer what visitors say was not right",
    route: "/dashboard/mismatches",
    verdicts: { ...writers("done"), others: "elsewhere" },
    async attempt(role) {
      const { id: event_id } = await anEvent({ organizer_id: organizerId() });
      const id = `mismatch-${role}`;
      await testDatabase()
        .insert(eventMismatches)
        .values({ id, event_id, organizer_id: organizerId(), problem: "nobody" });
      const response = await sendAs(role, organizerId(), "/dashboard/mismatches", { event_id, answer: "fixed" });
      const [row] = await rowsWith(eventMismatches, { id });
      return { response, hasWorked: row?.answer === "fixed" };
    },
  },
  {
    what: "bring deleted events back",
    route: "/dashboard/bin",
    verdicts: writers("done"),
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId() });
      const deletion = await aDeletion(id);
      const response = await sendAs(role, organizerId(), "/dashboard/bin", { id: deletion, intent: "restore" });
      return { response, hasWorked: (await eventOf(id)) !== undefined };
    },
  },
  {
    what: "delete events for good",
    route: "/dashboard/bin",
    verdicts: writers("done"),
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId() });
      const deletion = await aDeletion(id);
      const response = await sendAs(role, organizerId(), "/dashboard/bin", { id: deletion, intent: "forGood" });
      return { response, hasWorked: (await findDeletion(testDatabase(), deletion)) === null };
    },
  },
  {
    what: "ask another organizer to take part in an event",
    route: "/dashboard/event/:id/hosts",
    verdicts: writers("done"),
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId() });
      const { id: partner } = await anOrganizer();
      const response = await sendAs(role, organizerId(), `/dashboard/event/${id}/hosts`, { partner });
      return { response, hasWorked: (await hostOf(id))?.state === "asked" };
    },
  },
  {
    what: "take another organizer off an event",
    route: "/dashboard/event/:id/hosts",
    verdicts: writers("done"),
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId() });
      const { id: withdraw } = await anOrganizer();
      await aHost({ event_id: id, organizer_id: withdraw, state: "accepted" });
      const response = await sendAs(role, organizerId(), `/dashboard/event/${id}/hosts`, { withdraw });
      return { response, hasWorked: (await hostOf(id)) === undefined };
    },
  },
  {
    what: "answer whether the organizer takes part in another's event",
    route: "/dashboard/hosts",
    verdicts: { ...writers("done"), others: "elsewhere" },
    async attempt(role) {
      const { id: event_id } = await anEvent();
      await aHost({ event_id, organizer_id: organizerId() });
      const response = await sendAs(role, organizerId(), "/dashboard/hosts", { event_id, answer: "yes" });
      return { response, hasWorked: (await hostOf(event_id))?.state === "accepted" };
    },
  },
  {
    what: "undo that an imported event is cancelled",
    route: "/dashboard/event/:id/state",
    verdicts: writers("done"),
    async attempt(role) {
      const { id: google_calendar_sync_id } = await aCalendar({ organizer_id: organizerId() });
      const source = { google_calendar_sync_id, google_event_id: "uid#", import_fingerprint: "as-imported" };
      const { id } = await anEvent({ organizer_id: organizerId(), ...source });
      const path = `/dashboard/event/${id}/state`;
      await sendAs("editor", organizerId(), path, { choice: "cancelled", version: "1" });
      const response = await sendAs(role, organizerId(), path, { intent: "undo" });
      return { response, hasWorked: (await eventOf(id))?.state === "planned" };
    },
  },
  {
    what: "look over a calendar's events",
    route: "/dashboard/intake",
    verdicts: admins("done"),
    async attempt(role) {
      const calendar_url = `https://127.0.0.1/${role}.ics`;
      const { id } = await aCalendar({ organizer_id: organizerId(), calendar_url });
      const response = await sendAs(role, organizerId(), `/dashboard/intake?sync_id=${id}`, { intent: "look" });
      // It is asked for, and cannot be fetched.
      return { response, hasWorked: response.status === 422 };
    },
  },
  {
    what: "keep a page up to date",
    route: "/dashboard/intake/:id",
    verdicts: admins("done"),
    async attempt(role) {
      const address = `https://127.0.0.1/${role}`;
      // There is room for twenty.
      await testDatabase().delete(calendarSyncs).where(eq(calendarSyncs.organizer_id, organizerId()));
      const rows = someRows([{ title: "Gudstjeneste", day: "2036-06-15" }]);
      const { id } = await anIntake({ organizer_id: organizerId(), kind: "page", address, rows });
      const fields = { intent: "publish", version: "1", tick: rows[0]!.id, keep: "on" };
      const response = await sendAs(role, organizerId(), `/dashboard/intake/${id}`, fields);
      const kept = await rowsWith(calendarSyncs, { calendar_url: address });
      return { response, hasWorked: kept.length > 0 };
    },
  },
  {
    what: "import a calendar, by script",
    route: "/api/sync-ical-calendar",
    verdicts: { ...admins("done"), anonymous: "401" },
    async attempt(role) {
      const { id, calendar_url } = await aCalendar({ organizer_id: organizerId() });
      const response = await sendJsonAs(role, organizerId(), "/api/sync-ical-calendar", {
        syncId: id,
        calendarUrl: calendar_url,
        organizerId: organizerId(),
      });
      return { response, hasWorked: response.status === 200 };
    },
  },
  {
    what: "try the import of Google's calendars, by script",
    route: "/api/sync-google-calendar",
    verdicts: { superadmin: "done", others: "404" },
    async attempt(role) {
      const response = await sendJsonAs(role, organizerId(), "/api/sync-google-calendar", { test: true });
      return { response, hasWorked: response.status === 200 };
    },
  },
  {
    what: "make somebody a moderator",
    route: "/admin/organizers",
    verdicts: superadmins("done", "elsewhere"),
    async attempt(role) {
      const { id } = await anOrganizer();
      const response = await sendAs(role, organizerId(), "/admin/organizers", {
        organizer_id: id,
        flag: "is_moderator",
        value: "1",
      });
      return { response, hasWorked: (await rowOf(id))?.is_moderator === true };
    },
  },
  {
    what: "turn a service on or off",
    route: "/admin/adapters",
    verdicts: superadmins("done", "elsewhere"),
    async attempt(role) {
      await testDatabase().delete(adapterSwitches);
      const response = await sendAs(role, organizerId(), "/admin/adapters", { adapter: "hoopla", is_on: "1" });
      return { response, hasWorked: (await testDatabase().select().from(adapterSwitches)).length === 1 };
    },
  },
  {
    what: "send a dead job again",
    route: "/admin/health",
    verdicts: superadmins("done", "elsewhere"),
    async attempt(role) {
      const id = await aDeadJob({ type: "ping" });
      const response = await sendAs(role, organizerId(), "/admin/health", { job: id });
      return { response, hasWorked: (await findDeadJob(testDatabase(), id)) === undefined };
    },
  },
  {
    what: "make somebody a superadmin",
    route: "/admin/organizers/:id/superadmin",
    verdicts: superadmins("done", "elsewhere"),
    async attempt(role) {
      const { id } = await anOrganizer();
      const response = await sendAs(role, organizerId(), `/admin/organizers/${id}/superadmin`, {});
      return { response, hasWorked: (await rowOf(id))?.is_superadmin === true };
    },
  },
  {
    what: "edit any organisation",
    route: "/admin/organizers/:id/edit",
    verdicts: superadmins("done", "elsewhere"),
    async attempt(role) {
      const { id } = await anOrganizer();
      const response = await sendAs(role, organizerId(), `/admin/organizers/${id}/edit`, {
        name: `Styrt av ${role}`,
        version: "1",
      });
      return { response, hasWorked: (await nameOf(id)) === `Styrt av ${role}` };
    },
  },
  {
    what: "delete any organisation",
    route: "/admin/organizers/:id/delete",
    verdicts: superadmins("done", "elsewhere"),
    async attempt(role) {
      const { id } = await anOrganizer();
      const response = await sendAs(role, organizerId(), `/admin/organizers/${id}/delete`, {});
      return { response, hasWorked: (await nameOf(id)) === undefined };
    },
  },
  {
    what: "delete any event",
    route: "/admin/events/:id/delete",
    verdicts: superadmins("done", "elsewhere"),
    async attempt(role) {
      const { id } = await anEvent();
      const response = await sendAs(role, organizerId(), `/admin/events/${id}/delete`, {});
      return { response, hasWorked: !(await isThere(id)) };
    },
  },
  {
    what: "hide what is others'",
    route: "/admin/moderation",
    verdicts: { ...superadmins("done", "403"), plain: "elsewhere", moderator: "done" },
    async attempt(role) {
      const { id } = await anEvent();
      const response = await sendAs(role, organizerId(), "/admin/moderation", {
        content_type: "event",
        content_id: id,
        decision: "hide",
        seen: "0",
      });
      return { response, hasWorked: (await statusOf("event", id))?.is_hidden === true };
    },
  },
  {
    what: "look at a new organisation",
    route: "/admin/moderation",
    verdicts: { ...superadmins("done", "403"), plain: "elsewhere", moderator: "done" },
    async attempt(role) {
      const { id } = await anOrganizer({ reviewed_at: null });
      const response = await sendAs(role, organizerId(), "/admin/moderation", { intent: "review", organizer_id: id });
      return { response, hasWorked: (await rowOf(id))?.reviewed_at !== null };
    },
  },
  {
    what: "confirm an organisation's number",
    route: "/admin/moderation",
    verdicts: { ...superadmins("done", "403"), plain: "elsewhere" },
    async attempt(role) {
      const { id } = await anOrganizer({ organization_number: "974760673" });
      const response = await sendAs(role, organizerId(), "/admin/moderation", {
        intent: "verify_number",
        organizer_id: id,
        organization_number: "974 760 673",
      });
      return { response, hasWorked: (await rowOf(id))?.organization_number_verified_at !== null };
    },
  },
  {
    what: "object to what was hidden",
    route: "/admin/moderation/:type/:id/objection",
    verdicts: admins("done"),
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId() });
      await setHidden("event", id, true);
      const path = `/admin/moderation/event/${id}/objection`;
      const response = await sendAs(role, organizerId(), path, { text: "Dette er en vanlig gudstjeneste." });
      return {
        response,
        hasWorked: response.status === 303 && !response.headers.get("Location")!.startsWith("/login"),
      };
    },
  },
  ...storedFormRows(organizerId),
  ...stepRows(organizerId),
  ...["/debug/edge-function", "/debug/storage"].map((route) => ({
    what: `try ${route}`,
    route,
    verdicts: { superadmin: "done", others: "404" },
    async attempt(role: Parameters<RoleRow["attempt"]>[0]) {
      const response = await sendAs(role, organizerId(), route, {});
      return { response, hasWorked: ![302, 303, 401, 403, 404].includes(response.status) };
    },
  })),
  ...bringingRows(organizerId),
  ...firstHourRows(organizerId),
];
