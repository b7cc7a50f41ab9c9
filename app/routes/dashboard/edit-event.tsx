import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findPublisher } from "#db/queries/events/publishing";
import { EventForm } from "~/components/event-form/event-form";
import { EventFormPage } from "~/components/event-form/event-form-page";
import { NotFound } from "~/components/layout/error-screen";
import { useAnswer } from "~/components/send/use-answer";
import { ChangedMeanwhile } from "~/components/versions/changed-meanwhile";
import type { AppContext } from "~/context";
import { withDeletedEvent, withErrors, withOtherVersion, withoutPermission, withProblem } from "~/http/events";
import { requireFound } from "~/http/found";
import { findOwnEventFor, requireEventForm } from "~/http/own-events";
import { requireRole } from "~/http/viewers";
import { eventFormMessages } from "~/i18n/event-form";
import { editEvent } from "~/models/events/edit";
import { pageMeta } from "~/page-meta";
import { parseEventForm } from "~/schemas/events/form";
import { seriesChoice } from "~/schemas/events/series";
import { formTexts } from "~/schemas/forms/parse";
import { layChoices, readChosenDates, readSeenVersion, wantsFormBack } from "~/schemas/forms/seen-version";
import { readImageChoice } from "~/schemas/images/requests";
import { viewEventForm } from "~/views/events/form";
import { eventTexts } from "~/views/events/texts";
import { eventGroups } from "~/views/events/versions";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, { nb: textsOf("nb"), en: textsOf("en") });

const textsOf = (locale: "nb" | "en") => ({
  title: eventFormMessages[locale].editTitle,
  description: eventFormMessages[locale].description,
});

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findOwnEventFor(request, context, params["id"]);
  if (!found) return data(null, 404);
  const { own } = found;
  return viewEventForm({ kind: "edit", key: own.event.id, organizer: own.organizer, own, room: null }, context);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await requireEventForm(request, context);
  if (sent.problem) return withoutPermission(sent.texts, sent.problem);
  const found = await findOwnEventFor(request, context, params["id"]);
  if (!found)
    return withDeletedEvent(sent.texts, await requirePublisher(request, context, sent.texts.organizer_id), context);
  const { own } = found;
  const chosen = layChoices(sent.form, eventTexts(own.event), eventGroups(own.organizer, context.locale));
  const [texts, image] = [formTexts(chosen), readImageChoice(chosen, "image")];
  if (wantsFormBack(texts)) return withErrors(texts, {});
  const form = parseEventForm(texts, { now: context.now, isNew: false });
  if (!form.ok) return withErrors(texts, form.problem);
  const { scope, include_exceptions } = seriesChoice.parse(texts);
  const edit = {
    form: form.value,
    image,
    scope,
    includeExceptions: include_exceptions,
    chosenDates: readChosenDates(texts),
    version: readSeenVersion(texts),
  };
  const edited = await editEvent(own, edit, context);
  if (edited.ok) return redirect(`/dashboard?melding=lagret&antall=${edited.value.count}`);
  const { problem } = edited;
  if (problem.kind === "changedMeanwhile") return withOtherVersion(texts, problem, context);
  return problem.kind === "gone"
    ? withDeletedEvent(texts, own.publisher, context)
    : withProblem(texts, problem, "updateFailed");
}

/** Of whoever was writing an event that is gone: 404 where it was nothing of theirs. */
async function requirePublisher(request: Request, context: AppContext, organizerId = "") {
  await requireRole(request, context, organizerId, "write_events");
  return requireFound(await findPublisher(context.db, organizerId));
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function EditEvent() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const view = answer?.anew ?? loaded;
  if (!view) return <NotFound />;
  return (
    <EventFormPage view={view}>
      {answer?.changed ? (
        <ChangedMeanwhile view={answer.changed} canGoBack />
      ) : (
        <EventForm key={view.key} view={view} answer={answer} />
      )}
    </EventFormPage>
  );
}
