import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sayToProgram } from "~/answers/sync-answer";
import { requireCalendar } from "~/guards/require-calendar";
import { requireJson } from "~/guards/require-json";
import { requireMethod } from "~/guards/require-method";
import { syncOnRequest } from "~/models/calendars/sync-on-request";
import { syncRequest } from "~/schemas/sync-request";
import { refusedSync, viewSyncAnswer } from "~/views/sync-answer";

/** Imports a stored calendar now. A feed that fails is an answer: 200, without success, with what is wrong. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, "POST");
  const wish = await requireCalendar(await requireJson(syncRequest, request), context);
  const run = await syncOnRequest(wish, context);
  if (run.ok) return sayToProgram(viewSyncAnswer(run.value, context.locale));
  switch (run.problem.kind) {
    case "gone":
      return refused(404, "Calendar not found");
    case "taken":
      return refused(409, "This calendar is being imported already");
    case "too_long":
      return refused(202, "Sync is taking too long. Please try again.");
    case "too_many":
      return refused(429, "Too many imports. Try again later.", { "Retry-After": String(run.problem.retryAfterSeconds) });
  }
}

export const loader = ({ request }: LoaderFunctionArgs) => requireMethod(request, "POST");

const refused = (status: number, error: string, headers: Record<string, string> = {}) => sayToProgram(refusedSync(error), status, headers);
