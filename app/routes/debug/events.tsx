import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listNewestEvents } from "#db/queries/admin/events";
import { debugMessages } from "#messages/debug";
import { NewestEvents } from "~/components/debug/newest-events";
import { pageMeta } from "~/components/layout/page-meta";
import { requireMethod } from "~/http/methods";
import { requireDebugger } from "~/http/viewers";
import { messagesIn } from "~/i18n/messages-in";
import { viewNewestEvents } from "~/views/admin/events";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/debug/events", debugMessages, (m) => m.events);

const SHOWN = 50;

/** Shows the database's error messages. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireDebugger(context);
  try {
    return { events: viewNewestEvents(await listNewestEvents(context.db, SHOWN), context), error: null };
  } catch (error) {
    return {
      events: [],
      error: messagesIn(debugMessages, context.locale).error(error instanceof Error ? error.message : String(error)),
    };
  }
}

export const action = requireMethod("page");

export default function DebugEventsRoute() {
  return <NewestEvents {...useLoaderData<typeof loader>()} />;
}
