import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listMonthsOfStatistics } from "#db/queries/statistics/sums";
import { statisticsTable } from "~/http/export/statistics";
import { requireMethod } from "~/http/methods";
import { requireOrganizer } from "~/http/organizers";
import { statisticsAsked } from "~/http/statistics";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { organizer } = await requireOrganizer(request, context, "see_dashboard");
  const { month } = statisticsAsked(request, context.now);
  return statisticsTable(
    listMonthsOfStatistics(context.db, organizer.id, { first: month, last: month }),
    month,
    context,
  );
}

export const action = requireMethod("GET");
