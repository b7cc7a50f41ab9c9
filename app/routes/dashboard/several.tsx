import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findStep, listSteps } from "#db/queries/events/several";
import { severalMessages } from "#messages/several";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { SeveralPage } from "~/components/several/several-page";
import { IMAGE_MAX_BYTES } from "~/domain/images/format";
import { returnForm } from "~/http/forms";
import { requireOrganizer } from "~/http/organizers";
import { notFound, redirectAfter, redirectTo, requireFormData, requireFound, requireValid } from "~/http/requests";
import { choiceOf, chosenListOf, readSeveralForm } from "~/http/several";
import { reviewChosen } from "~/models/events/review-several";
import { changeSeveral } from "~/models/events/several";
import { undoStep } from "~/models/events/undo-several";
import { newId } from "~/models/site/new-id";
import { CHOSEN_LISTS, severalQuery, stepForm } from "~/schemas/events/several";
import { formTexts } from "~/schemas/forms/parse";
import { queryFields } from "~/schemas/search/fields";
import { viewChosen, viewSteps } from "~/views/events/several";

const ADDRESS = "/dashboard/several";
const MAX_BYTES = IMAGE_MAX_BYTES + 65_536;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ADDRESS, severalMessages, (m) => m);

const queryOf = (request: Request) => severalQuery.parse(queryFields(new URL(request.url).searchParams, CHOSEN_LISTS));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_events");
  const query = queryOf(request);
  if (query.step !== null)
    return viewSteps([], requireFound(await findStep(context.db, organizer.id, query.step)), context);
  const choice = choiceOf(query, organizer.id, context.now);
  const reviewed = await reviewChosen(choice, query.act ?? "type", context);
  if (!reviewed.ok && reviewed.problem.kind === "nothingTicked" && query.act === null)
    return viewSteps(await listSteps(context.db, organizer.id, context.now), null, context);
  return viewChosen(
    query,
    {
      reviewed: reviewed.ok ? reviewed.value : null,
      problem: reviewed.ok ? null : reviewed.problem.kind,
      key: newId(),
    },
    context,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "write_events");
  const form = await requireFormData(request, MAX_BYTES);
  const texts = formTexts(form);
  const { intent, key } = requireValid(stepForm, texts);
  const query = queryOf(request);
  if (intent === "undo") {
    const step = await findStep(context.db, organizer.id, key);
    if (!step) throw notFound();
    const undone = await undoStep(step, viewer.userId, context);
    if (!undone.ok) return returnForm(texts, undone);
    const { count, left } = undone.value;
    if (left.length > 0) return redirectTo(`${ADDRESS}?step=${step.id}`);
    const { path, search } = chosenListOf(query);
    return redirectAfter(path, "severalUndone", { count, search });
  }
  if (query.act === null) throw notFound();
  const change = readSeveralForm(query.act, form, intent === "remove");
  if (!change.ok) return returnForm(texts, change.problem);
  const choice = choiceOf(query, organizer.id, context.now);
  const press = { key, organizerId: organizer.id, userId: viewer.userId, choice, change: change.value };
  const done = await changeSeveral(press, context);
  if (!done.ok)
    return done.problem.kind === "image"
      ? returnForm(texts, { errors: {} }, { image: done.problem.image })
      : returnForm(texts, { problem: { kind: done.problem.kind } });
  const { id, count, left, act } = done.value;
  if (left.length > 0) return redirectTo(`${ADDRESS}?step=${id}`);
  const { path, search } = chosenListOf(query);
  return act === "delete"
    ? redirectAfter("/dashboard", "severalDeleted", { count, subject: id, search })
    : redirectAfter(path, "severalDone", { count, subject: id, search });
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function SeveralRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <SeveralPage key={view.act} view={view} answer={answer} />;
}
