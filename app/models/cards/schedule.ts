import type { Database } from "#db/client";
import { listDueCards, passDueCards } from "#db/queries/cards/due";
import type { JobQueue } from "~/jobs/queue";

/** More than these wait a minute, so that a large import does not keep other cards waiting. */
const MOST_AT_ONCE = 60;

/** What is queued twice is drawn once. */
export async function enqueueDueCards({ db, jobs }: { db: Database; jobs: JobQueue }): Promise<void> {
  const due = await listDueCards(db, MOST_AT_ONCE);
  await jobs.enqueue([
    ...due.events.map((id) => ({ type: "draw_card", kind: "event", id }) as const),
    ...due.organizers.map((id) => ({ type: "draw_card", kind: "organizer", id }) as const),
  ]);
  await passDueCards(db, due);
}
