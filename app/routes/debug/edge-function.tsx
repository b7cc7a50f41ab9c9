import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listNewestCalendars } from "#db/queries/calendars/calendars";
import { debugCalendarMessages } from "#messages/debug-calendar";
import { FunctionAnswer, FunctionForm } from "~/components/debug/sync-function";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { requireForm } from "~/http/requests";
import { requireDebugger } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { tryGoogleFunction, trySyncFunction } from "~/models/calendars/sync-function";
import { syncTrial } from "~/schemas/calendars/forms";
import { viewSyncTrial } from "~/views/calendars/sync-answer";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/debug/edge-function", debugCalendarMessages, (m) => m.function);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireDebugger(context);
  return { calendars: await listNewestCalendars(context.db) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireDebugger(context);
  const { tried, sync_id } = await requireForm(syncTrial, request);
  const trial =
    tried === "sync-google-calendar"
      ? await tryGoogleFunction(context)
      : await trySyncFunction(sync_id ?? null, await context.viewer(), context);
  return data(viewSyncTrial(tried, trial, context.locale));
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function DebugEdgeFunctionRoute() {
  const { calendars } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { function: m } = useMessages(debugCalendarMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page wrap-anywhere lg:text-display">{m.title}</h1>
      <p className="mt-2 mb-6 max-w-3xl text-lead text-ink-soft">{m.hint}</p>
      <div className="flex flex-col gap-6">
        {answer && <FunctionAnswer {...answer} />}
        <FunctionForm calendars={calendars} />
      </div>
    </div>
  );
}
