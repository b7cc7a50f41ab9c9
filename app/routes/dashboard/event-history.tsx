import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findContinuation, listHistory } from "#db/queries/events/history";
import { historyMessages } from "#messages/history";
import { HistoryPage } from "~/components/history/history-page";
import { NotFound } from "~/components/layout/not-found";
import { pageMeta } from "~/components/layout/page-meta";
import { findEventWithState } from "~/http/event-state";
import { viewEventHistory } from "~/views/events/history";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, historyMessages, (m) => m);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findEventWithState(request, context, params["id"]);
  if (!found) return data(null, 404);
  const { event } = found.own;
  const series = found.kind === "own" ? found.own.series : null;
  const [entries, continuation] = await Promise.all([
    listHistory(context.db, event),
    series?.endless ? findContinuation(context.db, series.id, event) : null,
  ]);
  const { id, title } = event;
  return { id, title, entries: viewEventHistory({ entries, continuation }, found.own, context) };
}

export default function EventHistoryRoute() {
  const view = useLoaderData<typeof loader>();
  return view ? <HistoryPage {...view} /> : <NotFound />;
}
