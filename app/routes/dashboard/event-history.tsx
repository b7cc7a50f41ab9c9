import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listHistory } from "#db/queries/events/history";
import { historyMessages } from "#messages/history";
import { HistoryPage } from "~/components/history/history-page";
import { NotFound } from "~/components/layout/error-screen";
import { pageMeta } from "~/components/layout/page-meta";
import { findEventWithState } from "~/http/event-state";
import { viewEventHistory } from "~/views/events/history";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, historyMessages, (m) => m);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findEventWithState(request, context, params["id"]);
  if (!found) return data(null, 404);
  const { event } = found.own;
  const entries = await listHistory(context.db, event);
  return { id: event.id, title: event.title, entries: viewEventHistory(entries, found.own, context) };
}

export default function EventHistory() {
  const view = useLoaderData<typeof loader>();
  return view ? <HistoryPage {...view} /> : <NotFound />;
}
