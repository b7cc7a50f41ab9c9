import { findImportedEvent } from "#db/queries/events/imported";
import { findOwnEvent } from "#db/queries/events/own";
import type { AppContext } from "~/context";
import type { EventWithState } from "~/models/calendars/imported-state";
import { isImported } from "~/models/events/series";
import { contentId } from "~/schemas/moderation/forms";
import { requireRole, requireViewer } from "./viewers";

/** Null where there is none; throws a 404 where it is not theirs, a 403 for those who may only read. */
export async function findEventWithState(
  request: Request,
  context: AppContext,
  id: string | undefined,
): Promise<EventWithState | null> {
  await requireViewer(request, context);
  const parsed = contentId.safeParse(id);
  const own = parsed.success ? await findOwnEvent(context.db, parsed.data) : null;
  if (!own) return null;
  await requireRole(request, context, own.event.organizer_id, "write_events");
  if (!isImported(own.event)) return { kind: "own", own };
  const imported = await findImportedEvent(context.db, own.event.id, context.now);
  return imported && { kind: "imported", own: imported };
}
