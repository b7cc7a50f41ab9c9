import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { withdrawHost } from "#db/queries/events/hosts";
import { hostMessages } from "#messages/hosts";
import { EventHostsPage } from "~/components/hosts/event-hosts-page";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { requireHosted } from "~/http/hosts";
import { redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { askForHost, findEventHosts } from "~/models/events/hosts";
import { hostPress, hostsQuery } from "~/schemas/events/hosts";
import { queryFields } from "~/schemas/search/fields";
import { viewEventHosts } from "~/views/events/hosts";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, hostMessages, (m) => m);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const hosted = await requireHosted(request, context, params["id"]);
  const { q } = hostsQuery.parse(queryFields(new URL(request.url).searchParams));
  return viewEventHosts(await findEventHosts(hosted, q, context), q, context);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { viewer, event } = await requireHosted(request, context, params["id"]);
  const texts = await requireTexts(request);
  const press = requireValid(hostPress, texts);
  const page = `/dashboard/event/${event.id}/hosts` as const;
  if ("withdraw" in press) {
    await withdrawHost(context.db, { eventId: event.id, organizerId: press.withdraw, scope: press.scope }, context.now);
    return redirectAfter(page, "withdrawn");
  }
  const asked = await askForHost(event, press, viewer.userId, context);
  return asked.ok ? redirectAfter(page, "asked") : returnForm(texts, asked);
}

export { reloadAfterConflict as shouldRevalidate } from "~/components/send/reload-after-conflict";

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function EventHostsRoute() {
  return <EventHostsPage view={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
