import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { programAnswer } from "~/http/calendars";
import { requireMethod } from "~/http/methods";
import { requireCalendar } from "~/http/organizers";
import { requireJson } from "~/http/requests";
import { syncOnRequest } from "~/models/calendars/sync-function";
import { syncRequest } from "~/schemas/calendars/forms";
import { refusedSync, viewSyncAnswer } from "~/views/calendars/sync-answer";

/** A failing feed is a 200, with `success` false and the problem. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const wish = await requireCalendar(await requireJson(syncRequest, request), context);
  const run = await syncOnRequest(wish, context);
  if (run.ok) return programAnswer(viewSyncAnswer(run.value, context.locale));
  switch (run.problem.kind) {
    case "gone":
      return refused(404, "Calendar not found");
    case "busy":
      return refused(409, "This calendar is being imported already");
    case "stillRunning":
      return refused(202, "Sync is taking too long. Please try again.");
    case "tooMany":
      return refused(429, "Too many imports. Try again later.", {
        "Retry-After": String(run.problem.retryAfterSeconds),
      });
  }
}

export const loader = requireMethod("POST");

const refused = (status: number, error: string, headers: Record<string, string> = {}) =>
  programAnswer(refusedSync(error), status, headers);
