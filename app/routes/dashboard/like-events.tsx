import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { likeEventsMessages } from "#messages/like-events";
import { pageMeta } from "~/components/layout/page-meta";
import { LikeEventsList } from "~/components/like-events/like-events-list";
import { canDo } from "~/domain/accounts/access";
import { requireOrganizer } from "~/http/organizers";
import { redirectAfter, requireForm } from "~/http/requests";
import { decidePair, findLikeEvents, partMerged } from "~/models/events/like-events";
import { pairForm } from "~/schemas/events/pairs";
import { viewLikeEvents } from "~/views/events/like-events";

const ADDRESS = "/dashboard/like-events";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ADDRESS, likeEventsMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "see_dashboard");
  const found = await findLikeEvents(organizer.id, context);
  return { ...viewLikeEvents(found, organizer.id, context), mayWrite: canDo(organizer.role, "write_events") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "write_events");
  const form = await requireForm(pairForm, request);
  const decider = { organizerId: organizer.id, userId: viewer.userId };
  if (form.decision === "part") {
    const parted = await partMerged(form.event, decider, context);
    return redirectAfter(ADDRESS, parted.ok ? "parted" : "settled");
  }
  const decided = await decidePair(form, decider, context);
  return redirectAfter(ADDRESS, decided.ok ? decided.value.answer : "settled");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function LikeEventsRoute() {
  return <LikeEventsList view={useLoaderData<typeof loader>()} />;
}
