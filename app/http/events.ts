import { type Publisher, roomOf } from "#db/queries/events/publishing";
import type { EditProblem } from "~/models/events/edit";
import type { PublishProblem } from "~/models/events/publish";
import { newId } from "~/models/site/new-id";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";
import type { ViewContext } from "~/views/events/card";
import { type EventFormAnswer, type FormContext, viewEventForm } from "~/views/events/form";
import { viewChangedEvent } from "~/views/events/versions";
import { returnForm } from "./forms";
import type { EventSenderProblem } from "./own-events";

type EventFormMore = Pick<EventFormAnswer, "image" | "changed" | "anew">;
type Reason = { errors: FormErrors } | { problem: PublishProblem | EditProblem | EventSenderProblem };

const NOTHING_MORE: EventFormMore = { image: null, changed: null, anew: null };

/** Returns the event form to be shown again with everything typed, plus a refused image or another person's version. */
export function returnEventForm(texts: FormTexts, reason: Reason, context: ViewContext) {
  if ("errors" in reason) return returnForm(texts, reason, NOTHING_MORE);
  const { problem } = reason;
  if (problem.kind === "image")
    return returnForm(texts, { ...problem, errors: {} }, { ...NOTHING_MORE, image: problem.image });
  const changed = problem.kind === "changedMeanwhile" ? viewChangedEvent(texts, problem, context) : null;
  return returnForm(texts, { problem }, { ...NOTHING_MORE, changed });
}

/** Returns it as a new event's form: somebody else has deleted the event. */
export function returnDeletedEvent(texts: FormTexts, publisher: Publisher, context: FormContext) {
  const room = roomOf(publisher, context.now);
  const anew = viewEventForm({ kind: "new", key: newId(), organizer: publisher.organizer, own: null, room }, context);
  return returnForm(texts, { problem: { kind: "gone" } }, { ...NOTHING_MORE, anew });
}
