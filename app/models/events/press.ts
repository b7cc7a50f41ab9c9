import type { HistoryPress } from "#db/queries/events/history";
import type { StoredEvent } from "#db/queries/events/own";
import { newId } from "~/models/site/new-id";

/** For the history; events of a calendar's series share a run. */
export const pressWith = (
  { id, organizer_id, run_key }: Pick<StoredEvent, "id" | "organizer_id" | "run_key">,
  done: Pick<HistoryPress, "act" | "count" | "userId">,
): HistoryPress => ({ ...done, id: newId(), organizerId: organizer_id, eventId: id, seriesId: run_key });
