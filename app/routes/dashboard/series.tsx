import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findSeriesPage } from "#db/queries/events/own";
import { seriesPageMessages } from "#messages/series-page";
import { pageMeta } from "~/components/layout/page-meta";
import { SeriesPage } from "~/components/series/series-page";
import { canActFor } from "~/domain/accounts/access";
import { requireMethod } from "~/http/methods";
import { requireFound } from "~/http/requests";
import { requireRole, requireViewer } from "~/http/viewers";
import { contentId } from "~/schemas/moderation/forms";
import { ownEventsQuery } from "~/schemas/organizers/dashboard";
import { queryFields } from "~/schemas/search/fields";
import { viewSeriesPage } from "~/views/dashboard/series";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, seriesPageMessages, (m) => m);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  const id = contentId.safeParse(params["id"]).data;
  const { period, after, before } = ownEventsQuery.parse(queryFields(new URL(request.url).searchParams));
  const query = { ...ownEventsQuery.parse({}), period, after, before };
  const rows = requireFound(
    id ? await findSeriesPage(context.db, id, { filter: query, after, before, now: context.now }) : null,
  );
  const viewer = await requireRole(request, context, rows.series.organizer_id, "see_dashboard");
  const mayWrite = canActFor(viewer, rows.series.organizer_id, "write_events");
  return viewSeriesPage(rows, query, mayWrite, context);
}

export const action = requireMethod("page");

export default function SeriesRoute() {
  return <SeriesPage view={useLoaderData<typeof loader>()} />;
}
