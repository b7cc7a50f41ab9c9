import { findImportedEvent, type OwnImportedEvent } from "#db/queries/events/imported";
import type { AppContext } from "~/context";
import type { LocalEditProblem } from "~/models/calendars/change-imported";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";
import { contentId } from "~/schemas/moderation/forms";
import type { ViewContext } from "~/views/events/card";
import { type LocalChangesAnswer, viewChangedLocally } from "~/views/events/local-changes";
import { returnForm } from "./forms";
import type { EventSenderProblem } from "./own-events";
import { requireRole, requireViewer } from "./viewers";

/** Null where there is none; throws a 404 where it is not theirs, a 403 for those who may only read. */
export async function findOwnImportedEvent(
  request: Request,
  context: AppContext,
  id: string | undefined,
): Promise<OwnImportedEvent | null> {
  await requireViewer(request, context);
  const parsed = contentId.safeParse(id);
  const own = parsed.success ? await findImportedEvent(context.db, parsed.data, context.now) : null;
  if (own) await requireRole(request, context, own.event.organizer_id, "write_events");
  return own;
}

type More = Pick<LocalChangesAnswer, "image" | "changed">;
type Reason = { errors: FormErrors } | { problem: LocalEditProblem | EventSenderProblem };

const NOTHING_MORE: More = { image: null, changed: null };

/** With everything typed, plus a refused image or another person's version. */
export function returnLocalChanges(texts: FormTexts, reason: Reason, context: ViewContext) {
  if ("errors" in reason) return returnForm(texts, reason, NOTHING_MORE);
  const { problem } = reason;
  if (problem.kind === "image")
    return returnForm(texts, { ...problem, errors: {} }, { ...NOTHING_MORE, image: problem.image });
  const changed = problem.kind === "changedMeanwhile" ? viewChangedLocally(texts, problem, context) : null;
  return returnForm(texts, { problem }, { ...NOTHING_MORE, changed });
}
