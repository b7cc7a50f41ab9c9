import { insertStep } from "#db/queries/events/several";
import { events } from "#db/schema";
import { type RoleRow, sendAs } from "./attempts";
import { fromNow, NOW } from "./clock";
import { anEvent, testDatabase, rowsWith } from "./rows";
import { writers } from "./screens/verdicts";

const eventOf = async (id: string) => (await rowsWith(events, { id }))[0];

/** Inserts a step that made an event's type another; returns its id. */
async function aStep(organizer_id: string, event_id: string): Promise<string> {
  const id = `step-${event_id}`;
  const before = { event_id, title: "Messe", before: { event_type: "service" as const }, version: 1 };
  const step = { id, organizer_id, act: "type" as const, count: 1, events: [before], left: [] };
  await insertStep(testDatabase(), { ...step, done_at: NOW, undo_until: fromNow({ hours: 1 }) });
  return id;
}

/** What is done with several events in one step. */
export const stepRows = (organizerId: () => string): RoleRow[] => [
  {
    what: "change several events in one step",
    route: "/dashboard/several",
    verdicts: { ...writers("done"), plain: "elsewhere", others: "403" },
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId() });
      const path = `/dashboard/several?e=${id}.1&act=type`;
      const fields = { intent: "do", key: `type-${role}`, event_type: "concert" };
      const response = await sendAs(role, organizerId(), path, fields);
      return { response, hasWorked: (await eventOf(id))?.event_type === "concert" };
    },
  },
  {
    what: "delete several events in one step",
    route: "/dashboard/several",
    verdicts: { ...writers("done"), plain: "elsewhere", others: "403" },
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId() });
      const path = `/dashboard/several?e=${id}.1&act=delete`;
      const response = await sendAs(role, organizerId(), path, { intent: "do", key: `delete-${role}` });
      return { response, hasWorked: (await eventOf(id)) === undefined };
    },
  },
  {
    what: "undo a step",
    route: "/dashboard/several",
    verdicts: { ...writers("done"), plain: "elsewhere" },
    async attempt(role) {
      const { id } = await anEvent({ organizer_id: organizerId(), event_type: "concert" });
      const step = await aStep(organizerId(), id);
      const response = await sendAs(role, organizerId(), "/dashboard/several", { intent: "undo", key: step });
      return { response, hasWorked: (await eventOf(id))?.event_type === "service" };
    },
  },
];
