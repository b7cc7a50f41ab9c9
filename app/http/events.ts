import { data } from "@remix-run/cloudflare";
import { type Publisher, roomOf } from "#db/queries/publishing/publishing";
import type { Membership } from "~/domain/accounts/access";
import { DRAFT_FIELD } from "~/domain/events/stored-forms";
import { OPENED_FIELD, VERSION_FIELD } from "~/domain/versions";
import type { EditProblem } from "~/models/events/edit";
import type { PublishProblem } from "~/models/events/publish";
import type { DraftChanged, StoreProblem } from "~/models/events/stored-forms";
import { newId } from "~/models/site/new-id";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";
import type { ViewContext } from "~/views/events/card";
import { type EventFormAnswer, type FormContext, viewEventForm } from "~/views/events/form";
import { viewChangedDraft } from "~/views/events/stored-forms";
import { viewAlike } from "~/views/events/there";
import { viewChangedEvent } from "~/views/events/versions";
import { returnForm } from "./forms";
import type { EventSenderProblem } from "./own-events";

type EventFormMore = Pick<EventFormAnswer, "image" | "changed" | "anew" | "template" | "alike">;
type Reason =
  | { errors: FormErrors }
  | { problem: Exclude<PublishProblem | StoreProblem, DraftChanged> | EditProblem | EventSenderProblem };

const NOTHING_MORE: EventFormMore = { image: null, changed: null, anew: null, template: null, alike: null };

/** With everything typed, plus a refused image or another person's version. */
export function returnEventForm(texts: FormTexts, reason: Reason, context: ViewContext) {
  if ("errors" in reason) return returnForm(texts, reason, NOTHING_MORE);
  const { problem } = reason;
  if (problem.kind === "image")
    return returnForm(texts, { ...problem, errors: {} }, { ...NOTHING_MORE, image: problem.image });
  if (problem.kind === "alike") {
    const alike = viewAlike(problem.events, context);
    return returnForm({ ...texts, image: problem.image ?? "" }, { problem }, { ...NOTHING_MORE, alike });
  }
  const changed = problem.kind === "changedMeanwhile" ? viewChangedEvent(texts, problem, context) : null;
  return returnForm(texts, { problem }, { ...NOTHING_MORE, changed });
}

export function returnStoredForm(
  texts: FormTexts,
  problem: PublishProblem | StoreProblem,
  organizer: Pick<Membership, "name">,
  context: ViewContext,
) {
  if (problem.kind === "changedMeanwhile")
    return returnForm(
      texts,
      { problem },
      { ...NOTHING_MORE, changed: viewChangedDraft(texts, problem, organizer, context) },
    );
  return returnEventForm(problem.kind === "draftGone" ? withoutDraft(texts) : texts, { problem }, context);
}

const withoutDraft = ({ [DRAFT_FIELD]: _gone, [VERSION_FIELD]: _seen, [OPENED_FIELD]: _opened, ...texts }: FormTexts) =>
  texts;

export const returnAsTemplate = (texts: FormTexts, image: string | null) =>
  data({
    intent: texts["intent"] ?? "",
    texts: { ...texts, image: image ?? "" },
    errors: {},
    problem: null,
    waitMinutes: 0,
    ...NOTHING_MORE,
    template: texts["title"] ?? "",
  } satisfies EventFormAnswer);

/** As a new event's form: somebody else has deleted the event. */
export function returnDeletedEvent(texts: FormTexts, publisher: Publisher, context: FormContext) {
  const room = roomOf(publisher, context.now);
  const anew = viewEventForm({ kind: "new", key: newId(), organizer: publisher.organizer, own: null, room }, context);
  return returnForm(texts, { problem: { kind: "gone" } }, { ...NOTHING_MORE, anew });
}
