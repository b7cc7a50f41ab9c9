import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listAdminSources, listAwaitingYes } from "#db/queries/admin/sources";
import { listProposals } from "#db/queries/calendars/unconfirmed";
import { countUnconfirmed } from "#db/queries/site/sources";
import { sourceStatusMessages } from "#messages/source-status";
import { SourceList } from "~/components/admin/source-list";
import { pageMeta } from "~/components/layout/page-meta";
import { requireMethod } from "~/http/methods";
import { requireSuperadmin } from "~/http/viewers";
import { adminSourcesQuery } from "~/schemas/admin/forms";
import { queryFields } from "~/schemas/search/fields";
import { viewAdminSources } from "~/views/admin/sources";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/admin/sources", sourceStatusMessages, (m) => m.admin);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const { list, since, after } = adminSourcesQuery.parse(queryFields(new URL(request.url).searchParams));
  const begin = after === undefined ? null : { since: since ?? 0, id: after };
  const [pages, proposals, awaiting, unconfirmed] = await Promise.all([
    listAdminSources(context.db, {
      failing: list === "failing" ? begin : null,
      others: list === "others" ? begin : null,
    }),
    list ? [] : listProposals(context.db),
    list ? [] : listAwaitingYes(context.db),
    list ? [] : countUnconfirmed(context.db),
  ]);
  return viewAdminSources({ pages, proposals, awaiting, unconfirmed }, list ?? null, context);
}

export const action = requireMethod("page");

export default function AdminSourcesRoute() {
  return <SourceList view={useLoaderData<typeof loader>()} />;
}
