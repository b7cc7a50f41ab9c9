import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findEventStatistics } from "#db/queries/statistics/sums";
import { statisticsMessages } from "#messages/statistics";
import { NotFound } from "~/components/layout/not-found";
import { pageMeta } from "~/components/layout/page-meta";
import { EventStatisticsPage } from "~/components/statistics/event-statistics-page";
import { requireRole, requireViewer } from "~/http/viewers";
import { contentId } from "~/schemas/moderation/forms";
import { viewEventStatistics } from "~/views/statistics/event";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, statisticsMessages, (m) => ({
    title: m.eventTitle,
    description: m.eventDescription,
  }));

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  const id = contentId.safeParse(params["id"]);
  const found = id.success ? await findEventStatistics(context.db, id.data) : null;
  if (!found) return data(null, 404);
  await requireRole(request, context, found.organizer_id, "see_dashboard");
  return viewEventStatistics(found, context);
}

export default function EventStatisticsRoute() {
  const view = useLoaderData<typeof loader>();
  return view ? <EventStatisticsPage view={view} /> : <NotFound />;
}
