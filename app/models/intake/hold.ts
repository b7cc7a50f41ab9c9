import { countHeld, type IntakeRow } from "#db/queries/intakes";
import { findPublisher, roomOf } from "#db/queries/publishing/publishing";
import { heldOf, type PublishingRoom } from "~/domain/organizers/standing";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import type { IntakeDeps } from "./deps";

export interface IntakeHold {
  /** Null where there is room for everything. */
  room: PublishingRoom | null;
  held: { count: number; until: Date } | null;
}

export async function findHold(
  { organizer_id, published_at, rows }: IntakeRow,
  { db, now }: Pick<IntakeDeps, "db" | "now">,
): Promise<IntakeHold> {
  if (published_at === null) {
    const publisher = await findPublisher(db, organizer_id);
    const room = publisher && roomOf(publisher, now);
    return { room: heldOf(room, rows.length) > 0 ? room : null, held: null };
  }
  const { count, until } = await countHeld(
    db,
    rows.map(({ id }) => id),
  );
  return { room: null, held: until === null ? null : { count, until: dateFromUnix(until) } };
}
