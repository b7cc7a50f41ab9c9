import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { withErrors, withoutPermission, withProblem } from "~/answers/unsaved-event";
import { EventForm } from "~/components/event-form/event-form";
import { EventFormPage } from "~/components/event-form/event-form-page";
import { useAnswer } from "~/components/send/use-answer";
import { requireEventForm } from "~/guards/require-event-form";
import { requireOwnEvent } from "~/guards/require-own-event";
import { eventFormMessages } from "~/i18n/event-form";
import { editEvent } from "~/models/events/edit-event";
import { pageMeta } from "~/page-meta";
import { parseEventForm } from "~/schemas/event-form";
import { seriesChoice } from "~/schemas/series-choice";
import { viewEventForm } from "~/views/event-form";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, { nb: textsOf("nb"), en: textsOf("en") });

const textsOf = (locale: "nb" | "en") => ({ title: eventFormMessages[locale].editTitle, description: eventFormMessages[locale].description });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { own } = await requireOwnEvent(request, context, params["id"]);
  return viewEventForm({ kind: "edit", key: own.event.id, organizer: own.organizer, own, room: null }, context);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { texts, image, problem } = await requireEventForm(request, context);
  if (problem) return withoutPermission(texts, problem);
  const { own } = await requireOwnEvent(request, context, params["id"]);
  const form = parseEventForm(texts, { now: context.now, isNew: false });
  if (!form.ok) return withErrors(texts, form.problem);
  const { scope, include_exceptions } = seriesChoice.parse(texts);
  const edited = await editEvent(own, { form: form.value, image, scope, includeExceptions: include_exceptions }, context);
  if (!edited.ok) return withProblem(texts, edited.problem, "updateFailed");
  return redirect(`/dashboard?melding=lagret&antall=${edited.value.count}`);
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function EditEvent() {
  const view = useLoaderData<typeof loader>();
  return (
    <EventFormPage view={view}>
      <EventForm key={view.key} view={view} answer={useAnswer<typeof action>()} />
    </EventFormPage>
  );
}
