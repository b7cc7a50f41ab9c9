import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findStateChange } from "#db/queries/events/states";
import { stateFormMessages } from "#messages/event-states";
import { StatePage } from "~/components/event-state/state-page";
import { NotFound } from "~/components/layout/not-found";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import type { AppContext } from "~/context";
import { UNDO_INTENT } from "~/domain/events/state-choices";
import { findEventWithState } from "~/http/event-state";
import { returnForm } from "~/http/forms";
import { redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { changeImportedState, type EventWithState, undoImportedState } from "~/models/calendars/imported-state";
import { changeState, type StateChange, undoState } from "~/models/events/state";
import { stateForm } from "~/schemas/events/state";
import { parseForm } from "~/schemas/forms/parse";
import { viewStateForm } from "~/views/events/state-form";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, stateFormMessages, (m) => m);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findEventWithState(request, context, params["id"]);
  if (!found) return data(null, 404);
  return viewStateForm(found, await findStateChange(context.db, found.own.event.id, context.now), context);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const found = await findEventWithState(request, context, params["id"]);
  const { userId } = await requireViewer(request, context);
  const texts = await requireTexts(request);
  if (!found) return returnForm(texts, { problem: { kind: "gone" } });
  const { id } = found.own.event;
  if (texts["intent"] === UNDO_INTENT) {
    const undone = await undo(found, userId, context);
    return undone.ok ? redirectAfter("/dashboard", "stateUndone", { subject: id }) : returnForm(texts, undone);
  }
  requireValid(stateForm.pick({ choice: true }), texts);
  const form = parseForm(stateForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const set = await change(found, { ...form.value, userId }, context);
  if (!set.ok) return returnForm(texts, set);
  return redirectAfter("/dashboard", "stateSet", { count: set.value.count, subject: id });
}

const change = (found: EventWithState, press: StateChange, context: AppContext) =>
  found.kind === "own" ? changeState(found.own, press, context) : changeImportedState(found.own, press, context);

const undo = (found: EventWithState, userId: string, context: AppContext) =>
  found.kind === "own" ? undoState(found.own, { userId }, context) : undoImportedState(found.own, { userId }, context);

export { reloadAfterConflict as shouldRevalidate } from "~/components/send/reload-after-conflict";

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function EventStateRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return view ? <StatePage key={view.version} view={view} answer={answer} /> : <NotFound />;
}
