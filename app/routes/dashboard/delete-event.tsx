import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findDeletionOfEvent } from "#db/queries/events/deletions";
import { findOwnEvent } from "#db/queries/events/own";
import { eventFormMessages } from "#messages/event-form";
import { EventDeletion } from "~/components/event-form/event-deletion";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import type { AppContext } from "~/context";
import { canActFor } from "~/domain/accounts/access";
import { returnForm } from "~/http/forms";
import { requireOwnEvent } from "~/http/own-events";
import { redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { deleteEvent } from "~/models/events/delete";
import { deletionForm } from "~/schemas/events/series";
import { contentId } from "~/schemas/moderation/forms";
import { viewEventDeletion } from "~/views/events/deletion";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, eventFormMessages, ({ deletion }) => ({
    title: deletion.title,
    description: deletion.warning,
  }));

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { own } = await requireOwnEvent(request, context, params["id"]);
  return viewEventDeletion(own, context);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const gone = await findDeleted(request, context, params["id"]);
  if (gone) return redirectAfter("/dashboard", "deleted", gone);
  const { own, viewer } = await requireOwnEvent(request, context, params["id"]);
  const texts = await requireTexts(request);
  const { scope, include_exceptions, version } = requireValid(deletionForm, texts);
  const deleted = await deleteEvent(
    own,
    { scope, includeExceptions: include_exceptions, version, userId: viewer.userId },
    context,
  );
  if (deleted.ok)
    return redirectAfter("/dashboard", "deleted", { count: deleted.value.count, subject: deleted.value.id });
  const { problem } = deleted;
  if (problem.kind === "gone") return redirectAfter("/dashboard", "deleted");
  const view = problem.kind === "changedMeanwhile" ? viewEventDeletion(problem.stored, context) : null;
  return returnForm(texts, { problem }, { view });
}

/** A second request after a lost response finds nothing, and has the same outcome. Null where the event is there. */
async function findDeleted(request: Request, context: AppContext, id: string | undefined) {
  const viewer = await requireViewer(request, context);
  const known = contentId.safeParse(id);
  if (!known.success || (await findOwnEvent(context.db, known.data))) return null;
  const deletion = await findDeletionOfEvent(context.db, known.data);
  return deletion && canActFor(viewer, deletion.organizer_id, "write_events") ? { subject: deletion.id } : {};
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function DeleteEventRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <EventDeletion view={answer?.view ?? view} answer={answer} />;
}
