import { data } from "@remix-run/cloudflare";
import { type Publisher, roomOf } from "#db/queries/events/publishing";
import type { EventChanged } from "~/models/events/deps";
import type { EditProblem } from "~/models/events/edit";
import type { PublishProblem } from "~/models/events/publish";
import { newId } from "~/models/site/new-id";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ViewContext } from "~/views/events/card";
import type { EventFormAnswer } from "~/views/events/form";
import { type FormContext, viewEventForm } from "~/views/events/form";
import { viewChangedEvent } from "~/views/events/versions";

const unsaved = (answer: EventFormAnswer, status: number) => data(answer, { status });

/** Answers with everything typed: something in it is wrong. */
export const withErrors = (texts: FormTexts, errors: EventFormAnswer["errors"]) => unsaved({ texts, errors }, 422);

/** Answers with everything typed: whoever sent it may not save it. */
export const withoutPermission = (texts: FormTexts, problem: EventFormAnswer["problem"]) =>
  unsaved({ texts, problem }, 403);

/** Answers with what was typed beside what somebody else has saved meanwhile. */
export const withOtherVersion = (texts: FormTexts, problem: EventChanged, context: ViewContext) =>
  unsaved({ texts, changed: viewChangedEvent(texts, problem, context) }, 409);

/** Answers with everything typed as a new event's: somebody else has deleted the one it was about. */
export function withDeletedEvent(texts: FormTexts, publisher: Publisher, context: FormContext) {
  const anew = viewEventForm(
    { kind: "new", key: newId(), organizer: publisher.organizer, own: null, room: roomOf(publisher, context.now) },
    context,
  );
  return unsaved({ texts, anew, problem: "deleted" }, 409);
}

/** Answers with everything typed: it could not be written. */
export function withProblem(
  texts: FormTexts,
  problem: Exclude<PublishProblem | EditProblem, EventChanged | { kind: "gone" }>,
  failed: "createFailed" | "updateFailed",
) {
  switch (problem.kind) {
    case "image":
      return unsaved({ texts, image: problem.image }, 422);
    case "noOrganizer":
      return unsaved({ texts, problem: "noOrganizer" }, 409);
    case "imported":
    case "failed":
      return unsaved({ texts, problem: failed }, problem.kind === "failed" ? 503 : 409);
  }
}
