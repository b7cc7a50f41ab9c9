import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { programAnswer } from "~/http/calendars";
import { requireMethod } from "~/http/methods";
import { requireJson } from "~/http/requests";
import { requireDebugger } from "~/http/viewers";
import { tryGoogleFunction } from "~/models/calendars/sync-function";
import { googleTrialRequest } from "~/schemas/calendars/forms";
import { viewTrialAnswer } from "~/views/calendars/sync-answer";

/** Reads the sample as a Google calendar, and writes nothing. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  await requireJson(googleTrialRequest, request);
  await requireDebugger(context);
  return programAnswer(viewTrialAnswer(await tryGoogleFunction(context), context.locale));
}

export const loader = requireMethod("POST");
