import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findMismatchSubject } from "#db/queries/events/mismatches";
import { mismatchMessages } from "#messages/mismatches";
import { pageMeta } from "~/components/layout/page-meta";
import { MismatchPage } from "~/components/mismatches/mismatch-page";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { notFound, redirectTo, requireFound, requireTexts } from "~/http/requests";
import { isOpenToMismatches, sayMismatch } from "~/models/events/mismatches";
import { mismatchForm } from "~/schemas/events/mismatch";
import { parseForm } from "~/schemas/forms/parse";
import { contentId } from "~/schemas/moderation/forms";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, mismatchMessages, (m) => m);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = contentId.safeParse(params["id"]);
  const event = requireFound(id.success ? await findMismatchSubject(context.db, id.data) : null);
  return {
    id: event.id,
    title: event.title,
    organizer: event.organizer_name,
    isOpen: isOpenToMismatches(event, context.now),
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) throw notFound();
  const texts = await requireTexts(request);
  const form = parseForm(mismatchForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const said = await sayMismatch(id.data, form.value, context);
  if (said.ok) return redirectTo(`/event/${id.data}/mismatch?sent=1`);
  const { problem } = said;
  if (problem.kind === "gone") throw notFound();
  return returnForm(texts, { problem });
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function MismatchOfEventRoute() {
  return <MismatchPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
