import { countHeld, type IntakeRow } from "#db/queries/intakes";
import { findPublisher, roomOf } from "#db/queries/publishing/publishing";
import { heldOf, type PublishingRoom } from "~/domain/organizers/standing";
import { outRows, waitingRows } from "~/domain/review/waiting";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import type { IntakeDeps } from "./deps";

export interface IntakeHold {
  /** Null where there is room for everything. */
  room: PublishingRoom | null;
  held: { count: number; until: Date } | null;
}

export async function findHold(intake: IntakeRow, { db, now }: Pick<IntakeDeps, "db" | "now">): Promise<IntakeHold> {
  const waiting = waitingRows(intake);
  const publisher = waiting.length > 0 ? await findPublisher(db, intake.organizer_id) : null;
  const room = publisher && roomOf(publisher, now);
  const out = outRows(intake).map(({ id }) => id);
  const { count, until } = out.length > 0 ? await countHeld(db, out) : { count: 0, until: null };
  return {
    room: heldOf(room, waiting.length) > 0 ? room : null,
    held: until === null ? null : { count, until: dateFromUnix(until) },
  };
}
