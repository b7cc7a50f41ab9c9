import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EventDeletion } from "~/components/event-form/event-deletion";
import { useAnswer } from "~/components/send/use-answer";
import { requireForm } from "~/guards/require-form";
import { requireOwnEvent } from "~/guards/require-own-event";
import { eventFormMessages } from "~/i18n/event-form";
import { deleteEvent } from "~/models/events/delete-event";
import { pageMeta } from "~/page-meta";
import { deletionForm } from "~/schemas/series-choice";
import { viewEventDeletion } from "~/views/event-deletion";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, { nb: textsOf("nb"), en: textsOf("en") });

const textsOf = (locale: "nb" | "en") => {
  const { title, warning } = eventFormMessages[locale].deletion;
  return { title, description: warning };
};

/** Asks before an event goes, and which ones of its series. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { own } = await requireOwnEvent(request, context, params["id"]);
  return viewEventDeletion(own, context);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { own } = await requireOwnEvent(request, context, params["id"]);
  const { scope, include_exceptions, version } = await requireForm(deletionForm, request);
  const deleted = await deleteEvent(own, { scope, includeExceptions: include_exceptions, version }, context);
  if (deleted.ok) return redirect(`/dashboard?melding=slettet&antall=${deleted.value.count}`);
  if (deleted.problem.kind !== "changedMeanwhile") return data({ problem: "failed" as const, view: null }, { status: 503 });
  const { own: changed } = await requireOwnEvent(request, context, params["id"]);
  return data({ problem: "changed" as const, view: viewEventDeletion(changed, context) }, { status: 409 });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function DeleteEvent() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <EventDeletion view={answer?.view ?? view} answer={answer} />;
}
