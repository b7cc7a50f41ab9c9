import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { answerMismatches, listWaitingMismatches } from "#db/queries/events/mismatches";
import { mismatchListMessages } from "#messages/mismatches";
import { pageMeta } from "~/components/layout/page-meta";
import { MismatchList } from "~/components/mismatches/mismatch-list";
import { canDo } from "~/domain/accounts/access";
import { requireOrganizer } from "~/http/organizers";
import { redirectAfter, requireForm } from "~/http/requests";
import { mismatchAnswer } from "~/schemas/events/mismatch";
import { viewMismatches } from "~/views/events/mismatches";

const ADDRESS = "/dashboard/mismatches";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ADDRESS, mismatchListMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "see_dashboard");
  const rows = await listWaitingMismatches(context.db, organizer.id);
  return { events: viewMismatches(rows, context), mayWrite: canDo(organizer.role, "write_events") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_events");
  const { event_id, answer } = await requireForm(mismatchAnswer, request);
  await answerMismatches(context.db, { organizerId: organizer.id, eventId: event_id, answer }, context.now);
  return redirectAfter(ADDRESS, "answered");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function MismatchesRoute() {
  return <MismatchList {...useLoaderData<typeof loader>()} />;
}
