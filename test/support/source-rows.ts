import { eq } from "drizzle-orm";
import { calendarSyncs, events, intakes } from "#db/schema";
import { ADMINS, ofOrganizers, ofOwn, row, sendAs, WRITERS } from "./attempts";
import { aCalendar } from "./calendar-work";
import { someRows } from "./reviews";
import { anEvent, anIntake, type EventRow, rowsWith, testDatabase } from "./rows";

const eventOf = async (id: string) => (await rowsWith(events, { id }))[0];

/** Inserts an event of a calendar of an organizer's. */
async function anImported(organizer_id: string): Promise<EventRow> {
  const { id: google_calendar_sync_id } = await aCalendar({ organizer_id });
  const source = { google_calendar_sync_id, google_event_id: "uid#", import_fingerprint: "as-imported" };
  return anEvent({ organizer_id, ...source });
}

const PROGRAMME = "Søndag 13. juni 2027 kl. 11 Messe";

/** Two events: one would be an event's form's. */
const SEVERAL = `${PROGRAMME}\nOnsdag 16. juni 2027 kl. 19 Konsert`;

const bringing = (route: string, verdicts: typeof WRITERS, programme = SEVERAL) =>
  row(`bring in a programme at ${route}`, route, ofOwn(verdicts), async ({ role, organizer_id, send }) => {
    const name = `Program fra ${role} ved ${route}`;
    await send({ intent: "read", pasted: `${name}\n${programme}` });
    return (await rowsWith(intakes, { name, organizer_id })).length > 0;
  });

const CALENDARS = "/dashboard/calendar-sync";
const FEED = "https://kalender.example/alle.ics";

/** Another organisation's owner has no such calendar to change. */
const ofCalendar = (
  intent: string,
  fields: Record<string, string>,
  isDone: (now: typeof calendarSyncs.$inferSelect | undefined) => boolean,
) =>
  row(`${intent} a calendar`, CALENDARS, { ...ofOrganizers(ADMINS), others: "409" }, async ({ organizer_id, send }) => {
    await testDatabase().delete(calendarSyncs);
    const { id: sync_id, calendar_url } = await aCalendar({ organizer_id, calendar_url: `${FEED}?gammel-lenke` });
    await send({ intent, sync_id, calendar_url, ...fields });
    const [now] = await rowsWith(calendarSyncs, { id: sync_id });
    return isDone(now);
  });

/** Actions on calendars and other sources, and on what is brought in. */
export const SOURCE_ROWS = [
  ofCalendar("toggle", {}, (now) => now?.sync_enabled === false),
  ofCalendar("sync", {}, (now) => (now?.last_sync ?? null) !== null),
  ofCalendar("edit", { calendar_name: "Endret", version: "1" }, (now) => now?.calendar_name === "Endret"),
  ofCalendar("relink", { calendar_url: `${FEED}?ny-lenke` }, (now) => now?.calendar_url === `${FEED}?ny-lenke`),
  ofCalendar("remove", {}, (now) => now === undefined),
  row("look at a calendar", CALENDARS, { ...ofOrganizers(ADMINS), others: "done" }, async ({ role, send }) => {
    const fields = { intent: "preview", calendar_name: "Ny", calendar_url: `${FEED}?${role}` };
    return (await send(fields)).headers.get("Location")?.startsWith("/dashboard/intake/") ?? false;
  }),
  row("add a calendar", CALENDARS, { ...ofOrganizers(ADMINS), others: "done" }, async ({ role, send }) => {
    await testDatabase().delete(calendarSyncs);
    const calendar_url = `${FEED}?${role}`;
    await send({ intent: "add", calendar_name: "Ny", calendar_url });
    return (await rowsWith(calendarSyncs, { calendar_url })).length > 0;
  }),
  row(
    "change an imported event here",
    "/dashboard/event/:id/local-changes",
    ofOrganizers(WRITERS),
    async ({ role, organizer_id, send }) => {
      const { id } = await anImported(organizer_id);
      const description = `Endret av ${role}`;
      await send({ description, version: "1", scope: "date" }, id);
      return (await eventOf(id))?.description === description;
    },
  ),
  row(
    "undo that an imported event is cancelled",
    "/dashboard/event/:id/state",
    WRITERS,
    async ({ organizer_id, send }) => {
      const { id } = await anImported(organizer_id);
      const cancelled = { choice: "cancelled", version: "1" };
      await sendAs("editor", organizer_id, `/dashboard/event/${id}/state`, cancelled);
      await send({ intent: "undo" }, id);
      return (await eventOf(id))?.state === "planned";
    },
  ),
  bringing("/dashboard", WRITERS),
  bringing("/dashboard/intake", WRITERS, PROGRAMME),
  bringing("/dashboard/calendar-sync", ADMINS),
  row("discard what was brought in", "/dashboard/intake/:id", WRITERS, async ({ organizer_id, send }) => {
    const { id } = await anIntake({ organizer_id });
    await send({ intent: "discard", version: "1" }, id);
    return (await rowsWith(intakes, { id })).length === 0;
  }),
  // It is asked for, and cannot be fetched.
  row("look over a calendar's events", "/dashboard/intake", ADMINS, async ({ role, organizer_id, sendTo }) => {
    const { id } = await aCalendar({ organizer_id, calendar_url: `https://127.0.0.1/${role}.ics` });
    return (await sendTo(`/dashboard/intake?sync_id=${id}`, { intent: "look" })).status === 422;
  }),
  row("keep a page up to date", "/dashboard/intake/:id", ADMINS, async ({ role, organizer_id, send }) => {
    const address = `https://127.0.0.1/${role}`;
    // There is room for twenty.
    await testDatabase().delete(calendarSyncs).where(eq(calendarSyncs.organizer_id, organizer_id));
    const rows = someRows([{ title: "Gudstjeneste", day: "2036-06-15" }]);
    const { id } = await anIntake({ organizer_id, kind: "page", address, rows });
    await send({ intent: "publish", version: "1", tick: rows[0]!.id, keep: "on" }, id);
    return (await rowsWith(calendarSyncs, { calendar_url: address })).length > 0;
  }),
  row(
    "import a calendar, by script",
    "/api/sync-ical-calendar",
    { ...ADMINS, anonymous: "401" },
    async ({ organizer_id, sendJson }) => {
      const { id, calendar_url } = await aCalendar({ organizer_id });
      const body = { syncId: id, calendarUrl: calendar_url, organizerId: organizer_id };
      return (await sendJson(body)).status === 200;
    },
  ),
  row(
    "try the import of Google's calendars, by script",
    "/api/sync-google-calendar",
    { superadmin: "done", others: "404" },
    async ({ sendJson }) => (await sendJson({ test: true })).status === 200,
  ),
  row(
    "fetch a file that a pasted link leads to",
    "/api/intake-file",
    { anonymous: "401", plain: "403", viewer: "403", others: "done" },
    // It is asked for, and cannot be fetched.
    async ({ sendJson }) => (await sendJson({ address: "https://127.0.0.1/program.pdf" })).status === 422,
  ),
];
