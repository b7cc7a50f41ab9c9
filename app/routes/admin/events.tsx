import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listAdminEvents } from "#db/queries/admin/events";
import { adminMessages } from "#messages/admin";
import { AdminFlash } from "~/components/admin/admin-flash";
import { EventLists } from "~/components/admin/event-lists";
import { PageTitle } from "~/components/admin/page-title";
import { pageMeta } from "~/components/layout/page-meta";
import { requireMethod } from "~/http/methods";
import { requireSuperadmin } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { adminEventsQuery } from "~/schemas/admin/forms";
import { queryFields } from "~/schemas/search/fields";
import { viewAdminEvents } from "~/views/admin/events";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/admin/events", adminMessages, (m) => m.events);

/** Page sizes: of each list when both are shown, and of a single one. */
const [BOTH, ONE] = [12, 25];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const query = adminEventsQuery.parse(queryFields(new URL(request.url).searchParams));
  const { q, type = null, period, after = null } = query;
  const parts = period
    ? [{ period, after, limit: ONE }]
    : (["coming", "past"] as const).map((each) => ({ period: each, after: null, limit: BOTH }));
  const pages = await listAdminEvents(context.db, { query: q, type, now: context.now }, parts);
  return viewAdminEvents(
    parts.flatMap(({ period }, index) => (pages[index] ? [{ period, page: pages[index] }] : [])),
    query,
    context,
  );
}

export const action = requireMethod("page");

export default function AdminEventsRoute() {
  const m = useMessages(adminMessages);
  return (
    <>
      <PageTitle title={m.events.title} text={m.events.intro} />
      <AdminFlash />
      <EventLists view={useLoaderData<typeof loader>()} />
      <Outlet />
    </>
  );
}
