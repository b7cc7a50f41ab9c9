import type { EventRecordRow } from "#db/queries/events/records";
import { findOrganizersEvents, type OrganizersEvents } from "#db/queries/search/of-organizer";
import { lastDayOf, timesOfRow } from "~/domain/events/span";
import { shiftDay, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { weekAt } from "~/domain/time/week";
import type { Given } from "~/models/site/given";

const MOST_OF_WEEK = 150;
const MOST_OF_SCREEN = 60;

export type FoundWeek = NonNullable<Awaited<ReturnType<typeof findWeek>>>;

type Deps = Given<"db" | "now">;

/** Begun in the week or going on in it; of this week, not over. Null where there is no such organizer. */
export async function findWeek(id: string, which: string, { db, now }: Deps) {
  const week = weekAt(which, now);
  const [monday, end] = [startOfNorwegianDay(week.from), startOfNorwegianDay(shiftDay(week.to, 1))];
  const since = now > monday && now < end ? now : monday;
  const found = await findOrganizersEvents(db, id, { start: since, end, limit: MOST_OF_WEEK });
  if (!found) return null;
  const isShown = (event: EventRecordRow) => {
    const times = timesOfRow(event);
    return times.start >= monday || lastDayOf(times) !== null;
  };
  return { ...found, week, events: found.events.filter(isShown) };
}

/** What goes on, and what comes; null where there is no such organizer. */
export const findScreen = (id: string, { db, now }: Deps): Promise<OrganizersEvents | null> =>
  findOrganizersEvents(db, id, { start: now, end: null, limit: MOST_OF_SCREEN });

/** A week, and what comes; null where the organizer is not public. */
export async function findPaper(
  id: string,
  which: string,
  deps: Deps,
): Promise<{ week: FoundWeek; coming: OrganizersEvents } | null> {
  const [week, coming] = await Promise.all([findWeek(id, which, deps), findScreen(id, deps)]);
  return week && coming && { week, coming };
}
