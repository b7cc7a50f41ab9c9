import { eq, inArray } from "drizzle-orm";
import { findDeletion } from "#db/queries/events/deletions";
import { insertStep } from "#db/queries/events/several";
import { eventHosts, eventMismatches, events, storedEventForms } from "#db/schema";
import { ofOrganizers, ofOwn, row, WRITERS } from "./attempts";
import { aCalendar } from "./calendar-work";
import { fromNow, NOW } from "./clock";
import { isThere, titleOf } from "./effects";
import { eventTexts } from "./event-forms";
import { aDeletion } from "./published-series";
import { aHost, anEvent, anOrganizer, aSeries, aStoredForm, rowsWith, testDatabase } from "./rows";

const eventOf = async (id: string) => (await rowsWith(events, { id }))[0];
const hostOf = async (id: string) => (await rowsWith(eventHosts, { event_id: id }))[0];
const isStored = async (organizer_id: string, name: string) =>
  (await rowsWith(storedEventForms, { organizer_id, name })).length > 0;

/** Inserts a step that made an event's type another; returns its id. */
async function aStep(organizer_id: string, event_id: string): Promise<string> {
  const id = `step-${event_id}`;
  const before = { event_id, title: "Messe", before: { event_type: "service" as const }, version: 1 };
  const step = { id, organizer_id, act: "type" as const, count: 1, events: [before], left: [] };
  await insertStep(testDatabase(), { ...step, done_at: NOW, undo_until: fromNow({ hours: 1 }) });
  return id;
}

/** Inserts an event of an organizer's calendar, and the same by hand; returns their ids. */
async function twoOfOneEvent(organizer_id: string, title: string): Promise<[string, string]> {
  const { id: google_calendar_sync_id } = await aCalendar({ organizer_id });
  const both = { organizer_id, title: `Sommerfest ${title}`, location_name: "Solvik kirke" };
  return [(await anEvent({ ...both, google_calendar_sync_id })).id, (await anEvent(both)).id];
}

const STEPS = { ...ofOrganizers(WRITERS), others: "403" };

/** Actions on single events, series, drafts and templates, and on several events at once. */
export const EVENT_ROWS = [
  row("publish an event", "/dashboard/event/new", ofOrganizers(WRITERS), async ({ role, organizer_id, send }) => {
    const title = `Nytt av ${role}`;
    await send({ ...eventTexts({ title }), organizer_id });
    return (await rowsWith(events, { title, organizer_id })).length > 0;
  }),
  row("edit an event", "/dashboard/event/:id/edit", ofOrganizers(WRITERS), async ({ role, organizer_id, send }) => {
    const { id } = await anEvent({ organizer_id });
    await send(eventTexts({ title: `Endret av ${role}`, version: "1" }), id);
    return (await titleOf(id)) === `Endret av ${role}`;
  }),
  row("delete an event", "/dashboard/event/:id/delete", WRITERS, async ({ organizer_id, send }) => {
    const { id } = await anEvent({ organizer_id });
    await send({ scope: "this" }, id);
    return !(await isThere(id));
  }),
  row("extend a series", "/dashboard/event/:id/series", WRITERS, async ({ organizer_id, send }) => {
    const start_date = "2026-06-07";
    const { id: series_id } = await aSeries(organizer_id, { until: start_date });
    const start_time = new Date("2026-06-07T16:00:00Z");
    const { id } = await anEvent({ organizer_id, series_id, series_day: start_date, start_time });
    const rule = { start_date, recurrence_pattern: "weekly", recurrence_end_date: "2026-06-14" };
    await send({ ...rule, version: "1" }, id);
    return (await rowsWith(events, { series_id })).length === 2;
  }),
  row(
    "edit or delete an imported event",
    "/dashboard/event/:id/edit",
    { anonymous: "in", viewer: "403", other_owner: "404", moderator: "404", others: "elsewhere" },
    async ({ organizer_id, send, sendTo }) => {
      const { id } = await anEvent({ organizer_id, google_calendar_id: "google" });
      await sendTo(`/dashboard/event/${id}/delete`, { scope: "this" });
      await send(eventTexts({ title: "Kapret" }), id);
      return (await titleOf(id)) !== "Gudstjeneste";
    },
  ),
  row("say that an event is cancelled", "/dashboard/event/:id/state", WRITERS, async ({ organizer_id, send }) => {
    const { id } = await anEvent({ organizer_id });
    await send({ choice: "cancelled", version: "1" }, id);
    return (await eventOf(id))?.state === "cancelled";
  }),
  row(
    "answer what visitors say was not right",
    "/dashboard/mismatches",
    ofOwn(WRITERS),
    async ({ role, organizer_id, send }) => {
      const { id: event_id } = await anEvent({ organizer_id });
      const id = `mismatch-${role}`;
      await testDatabase().insert(eventMismatches).values({ id, event_id, organizer_id, problem: "nobody" });
      await send({ event_id, answer: "fixed" });
      return (await rowsWith(eventMismatches, { id }))[0]?.answer === "fixed";
    },
  ),
  row("bring deleted events back", "/dashboard/bin", WRITERS, async ({ organizer_id, send }) => {
    const { id } = await anEvent({ organizer_id });
    await send({ id: await aDeletion(id), intent: "restore" });
    return isThere(id);
  }),
  row("delete events for good", "/dashboard/bin", WRITERS, async ({ organizer_id, send }) => {
    const id = await aDeletion((await anEvent({ organizer_id })).id);
    await send({ id, intent: "forGood" });
    return (await findDeletion(testDatabase(), id)) === null;
  }),
  row(
    "ask another organizer to take part in an event",
    "/dashboard/event/:id/hosts",
    WRITERS,
    async ({ organizer_id, send }) => {
      const { id } = await anEvent({ organizer_id });
      await send({ partner: (await anOrganizer()).id }, id);
      return (await hostOf(id))?.state === "asked";
    },
  ),
  row("take another organizer off an event", "/dashboard/event/:id/hosts", WRITERS, async ({ organizer_id, send }) => {
    const { id } = await anEvent({ organizer_id });
    const { id: withdraw } = await anOrganizer();
    await aHost({ event_id: id, organizer_id: withdraw, state: "accepted" });
    await send({ withdraw }, id);
    return (await hostOf(id)) === undefined;
  }),
  row(
    "answer whether the organizer takes part in another's event",
    "/dashboard/hosts",
    ofOwn(WRITERS),
    async ({ organizer_id, send }) => {
      const { id: event_id } = await anEvent();
      await aHost({ event_id, organizer_id });
      await send({ event_id, answer: "yes" });
      return (await hostOf(event_id))?.state === "accepted";
    },
  ),
  ...["draft", "template"].map((intent) =>
    row(
      `save an event's form as a ${intent}`,
      "/dashboard/event/new",
      ofOrganizers(WRITERS),
      async ({ role, organizer_id, send }) => {
        const title = `${intent} av ${role}`;
        await send({ intent, title, organizer_id, form_key: `key-${role}` });
        return isStored(organizer_id, title);
      },
    ),
  ),
  row("delete a draft", "/dashboard/draft/:id", WRITERS, async ({ role, organizer_id, send }) => {
    const name = `Slettes av ${role}`;
    const { id } = await aStoredForm({ organizer_id, name });
    await send({ intent: "delete" }, id);
    return !(await isStored(organizer_id, name));
  }),
  row(
    "give a template another name",
    "/dashboard/templates",
    ofOrganizers(WRITERS),
    async ({ role, organizer_id, send }) => {
      const { id } = await aStoredForm({ organizer_id, kind: "template" });
      const name = `Mal av ${role}`;
      await send({ intent: "rename", id, name });
      return isStored(organizer_id, name);
    },
  ),
  row("change several events in one step", "/dashboard/several", STEPS, async ({ role, organizer_id, sendTo }) => {
    const { id } = await anEvent({ organizer_id });
    const fields = { intent: "do", key: `type-${role}`, event_type: "concert" };
    await sendTo(`/dashboard/several?e=${id}.1&act=type`, fields);
    return (await eventOf(id))?.event_type === "concert";
  }),
  row("delete several events in one step", "/dashboard/several", STEPS, async ({ role, organizer_id, sendTo }) => {
    const { id } = await anEvent({ organizer_id });
    await sendTo(`/dashboard/several?e=${id}.1&act=delete`, { intent: "do", key: `delete-${role}` });
    return !(await isThere(id));
  }),
  row("undo a step", "/dashboard/several", ofOrganizers(WRITERS), async ({ organizer_id, send }) => {
    const { id } = await anEvent({ organizer_id, event_type: "concert" });
    await send({ intent: "undo", key: await aStep(organizer_id, id) });
    return (await eventOf(id))?.event_type === "service";
  }),
  // Another organizer's team decides for itself, and so finds no such pair.
  row("merge its own events", "/dashboard/like-events", ofOwn(WRITERS), async ({ role, organizer_id, send }) => {
    const [first, second] = await twoOfOneEvent(organizer_id, role);
    await send({ first, second, decision: "same" });
    const merged = [await eventOf(first), await eventOf(second)];
    await testDatabase()
      .delete(events)
      .where(inArray(events.id, [first, second]));
    return merged.some((event) => (event?.merged_into ?? null) !== null);
  }),
  row("part its merged events", "/dashboard/like-events", ofOwn(WRITERS), async ({ role, organizer_id, send }) => {
    const [shown, event] = await twoOfOneEvent(organizer_id, role);
    await testDatabase().update(events).set({ merged_into: shown }).where(eq(events.id, event));
    await send({ event, decision: "part" });
    const parted = await eventOf(event);
    await testDatabase()
      .delete(events)
      .where(inArray(events.id, [shown, event]));
    return parted?.merged_into === null;
  }),
];
