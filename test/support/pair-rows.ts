import { eq, inArray } from "drizzle-orm";
import { events } from "#db/schema";
import { type RoleRow, sendAs } from "./attempts";
import { aCalendar } from "./calendar-work";
import { anEvent, testDatabase } from "./rows";
import { writers } from "./screens/verdicts";

/** Returns the event that another is merged into; null where it is shown by itself. */
const mergedInto = async (id: string) =>
  (await testDatabase().select({ merged_into: events.merged_into }).from(events).where(eq(events.id, id)))[0]
    ?.merged_into ?? null;

/** Inserts an event of an organizer's calendar, and the same by hand; returns their ids. */
async function twoOfOneEvent(organizer_id: string, title: string): Promise<[string, string]> {
  const { id: google_calendar_sync_id } = await aCalendar({ organizer_id });
  const both = { organizer_id, title: `Sommerfest ${title}`, location_name: "Solvik kirke" };
  return [(await anEvent({ ...both, google_calendar_sync_id })).id, (await anEvent(both)).id];
}

/** Decisions about an organizer's like events. */
export const pairRows = (organizerId: () => string): RoleRow[] => [
  {
    what: "merge its own events",
    route: "/dashboard/like-events",
    // Another organizer's team decides for itself, and so finds no such pair.
    verdicts: { ...writers("done"), others: "elsewhere" },
    async attempt(role) {
      const [first, second] = await twoOfOneEvent(organizerId(), role);
      const response = await sendAs(role, organizerId(), "/dashboard/like-events", { first, second, decision: "same" });
      const merged = await Promise.all([first, second].map(mergedInto));
      await testDatabase()
        .delete(events)
        .where(inArray(events.id, [first, second]));
      return { response, hasWorked: merged.some((id) => id !== null) };
    },
  },
  {
    what: "part its merged events",
    route: "/dashboard/like-events",
    verdicts: { ...writers("done"), others: "elsewhere" },
    async attempt(role) {
      const [shown, event] = await twoOfOneEvent(organizerId(), role);
      await testDatabase().update(events).set({ merged_into: shown }).where(eq(events.id, event));
      const response = await sendAs(role, organizerId(), "/dashboard/like-events", { event, decision: "part" });
      const hasWorked = (await mergedInto(event)) === null;
      await testDatabase()
        .delete(events)
        .where(inArray(events.id, [shown, event]));
      return { response, hasWorked };
    },
  },
];
