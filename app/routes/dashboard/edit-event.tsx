import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findPublisher } from "#db/queries/publishing/publishing";
import { eventFormMessages } from "#messages/event-form";
import { EventForm } from "~/components/event-form/event-form";
import { EventFormPage } from "~/components/event-form/event-form-page";
import { NotFound } from "~/components/layout/not-found";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { ChangedMeanwhileForm } from "~/components/versions/changed-meanwhile";
import type { AppContext } from "~/context";
import { problemOf } from "~/domain/values";
import { returnDeletedEvent, returnEventForm } from "~/http/events";
import { findOwnEventFor, requireEventForm } from "~/http/own-events";
import { redirectAfter, requireFound } from "~/http/requests";
import { requireRole } from "~/http/viewers";
import { editEvent } from "~/models/events/edit";
import { parseEventForm } from "~/schemas/events/form";
import { movedChoice, seriesChoice } from "~/schemas/events/series";
import { formTexts, parseForm } from "~/schemas/forms/parse";
import { layChoices, readChosenDates, readSeenVersion, wantsFormBack } from "~/schemas/forms/seen-version";
import { readImageChoice } from "~/schemas/images/requests";
import { viewEventForm } from "~/views/events/form";
import { ownEventTexts } from "~/views/events/texts";
import { ownEventGroups } from "~/views/events/versions";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, eventFormMessages, (m) => ({
    title: m.editTitle,
    description: m.description,
  }));

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findOwnEventFor(request, context, params["id"]);
  if (!found) return data(null, 404);
  const { own } = found;
  return viewEventForm({ kind: "edit", key: own.event.id, organizer: own.organizer, own, room: null }, context);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await requireEventForm(request, context);
  if (sent.problem) return returnEventForm(sent.texts, { problem: sent.problem }, context);
  const found = await findOwnEventFor(request, context, params["id"]);
  if (!found)
    return returnDeletedEvent(sent.texts, await requirePublisher(request, context, sent.texts.organizer_id), context);
  const { own, viewer } = found;
  const chosen = layChoices(sent.form, ownEventTexts(own.event), ownEventGroups(own, context.locale));
  const [texts, image] = [formTexts(chosen), readImageChoice(chosen, "image")];
  if (wantsFormBack(texts)) return returnEventForm(texts, { errors: {} }, context);
  const form = parseEventForm(texts, {
    now: context.now,
    isNew: false,
    publishAt: own.event.publish_at ?? undefined,
  });
  const moved = parseForm(movedChoice, texts);
  if (!form.ok || !moved.ok)
    return returnEventForm(texts, { errors: { ...problemOf(form), ...problemOf(moved) } }, context);
  const { scope, include_exceptions } = seriesChoice.parse(texts);
  const edit = {
    form: form.value,
    image,
    scope,
    includeExceptions: include_exceptions,
    marksMove: moved.value.mark_moved,
    movedReason: moved.value.moved_reason,
    chosenDates: readChosenDates(texts),
    version: readSeenVersion(texts),
    userId: viewer.userId,
  };
  const edited = await editEvent(own, edit, context);
  if (edited.ok) {
    const { count, asksAnew } = edited.value;
    return redirectAfter("/dashboard", asksAnew ? "savedAsksAnew" : "saved", { count, subject: own.event.id });
  }
  return edited.problem.kind === "gone"
    ? returnDeletedEvent(texts, own.publisher, context)
    : returnEventForm(texts, edited, context);
}

/** 404 where the deleted event was not the viewer's. */
async function requirePublisher(request: Request, context: AppContext, organizerId = "") {
  await requireRole(request, context, organizerId, "write_events");
  return requireFound(await findPublisher(context.db, organizerId));
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function EditEventRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const view = answer?.anew ?? loaded;
  if (!view) return <NotFound />;
  return (
    <EventFormPage view={view}>
      {answer?.changed ? (
        <ChangedMeanwhileForm view={answer.changed} canGoBack />
      ) : (
        <EventForm key={view.key} view={view} answer={answer} />
      )}
    </EventFormPage>
  );
}
