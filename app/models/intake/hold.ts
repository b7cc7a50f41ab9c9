import { countHeld, type IntakeRow } from "#db/queries/intakes";
import { findPublisher, roomOf } from "#db/queries/publishing/publishing";
import type { PublishingRoom } from "~/domain/organizers/standing";
import { dateFromUnix } from "~/domain/time/unix-time";
import type { IntakeDeps } from "./deps";

export interface IntakeHold {
  room: PublishingRoom | null;
  held: { count: number; until: Date } | null;
}

export async function findHold(
  { organizer_id, published_at, rows }: IntakeRow,
  { db, now }: Pick<IntakeDeps, "db" | "now">,
): Promise<IntakeHold> {
  if (published_at === null) {
    const publisher = await findPublisher(db, organizer_id);
    return { room: publisher && roomOf(publisher, now), held: null };
  }
  const { count, until } = await countHeld(
    db,
    rows.map(({ id }) => id),
  );
  return { room: null, held: until === null ? null : { count, until: dateFromUnix(until) } };
}
