import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sayToProgram } from "~/answers/sync-answer";
import { requireDebugger } from "~/guards/require-debugger";
import { requireJson } from "~/guards/require-json";
import { requireMethod } from "~/guards/require-method";
import { tryGoogleFunction } from "~/models/calendars/try-sync-function";
import { googleTrialRequest } from "~/schemas/sync-request";
import { viewTrialAnswer } from "~/views/sync-trial";

/** Reads the sample calendar as one of Google's, and writes nothing: whether the import of Google calendars is whole. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, "POST");
  await requireJson(googleTrialRequest, request);
  await requireDebugger(context);
  return sayToProgram(viewTrialAnswer(await tryGoogleFunction(context.now), context.locale));
}

export const loader = ({ request }: LoaderFunctionArgs) => requireMethod(request, "POST");
