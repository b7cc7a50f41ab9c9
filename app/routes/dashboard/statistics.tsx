import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { statisticsMessages } from "#messages/statistics";
import { pageMeta } from "~/components/layout/page-meta";
import { StatisticsPage } from "~/components/statistics/statistics-page";
import { dayOf } from "~/domain/time/days-and-moments";
import { requireOrganizer } from "~/http/organizers";
import { statisticsAsked } from "~/http/statistics";
import { findStatistics } from "~/models/statistics/find";
import { EVENTS_A_PAGE, viewStatistics } from "~/views/statistics/statistics";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/dashboard/statistics", statisticsMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "see_dashboard");
  const asked = statisticsAsked(request, context.now);
  const found = await findStatistics(context.db, organizer.id, {
    ...asked,
    size: EVENTS_A_PAGE,
    today: dayOf(context.now),
  });
  return viewStatistics(found, asked, context);
}

export default function StatisticsRoute() {
  return <StatisticsPage view={useLoaderData<typeof loader>()} />;
}
