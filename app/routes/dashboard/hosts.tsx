import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { answerHost, listAsked } from "#db/queries/events/hosts";
import { askedHostMessages } from "#messages/hosts";
import { AskedHostsPage } from "~/components/hosts/asked-hosts-page";
import { pageMeta } from "~/components/layout/page-meta";
import { canDo } from "~/domain/accounts/access";
import { requireOrganizer } from "~/http/organizers";
import { redirectAfter, requireForm } from "~/http/requests";
import { hostAnswer } from "~/schemas/events/hosts";
import { viewAskedHosts } from "~/views/events/hosts";

const ADDRESS = "/dashboard/hosts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ADDRESS, askedHostMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "see_dashboard");
  const asked = await listAsked(context.db, organizer.id, context.now);
  return { ...viewAskedHosts(asked, context), mayWrite: canDo(organizer.role, "write_events") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_events");
  const { event_id: eventId, answer } = await requireForm(hostAnswer, request);
  const wasAsked = await answerHost(context.db, { eventId, organizerId: organizer.id, answer }, context.now);
  return redirectAfter(ADDRESS, wasAsked ? answer : "withdrawn");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function AskedHostsRoute() {
  return <AskedHostsPage view={useLoaderData<typeof loader>()} />;
}
