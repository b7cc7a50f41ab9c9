import { findMismatchSubject } from "#db/queries/events/mismatches";
import type { AppContext } from "~/context";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { remindedEvent } from "~/schemas/letters/forms";
import { requireQuery } from "./requests";

/** By its id in the address; null unless it is to come. */
export async function findRemindedEvent(request: Request, { db, now }: Pick<AppContext, "db" | "now">) {
  const { event: id } = requireQuery(remindedEvent, request);
  const event = id === null ? null : await findMismatchSubject(db, id);
  return event && event.start_time > unixSeconds(now) ? { id: event.id, title: event.title } : null;
}
