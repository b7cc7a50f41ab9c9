import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireKey } from "~/http/keys";
import { requireMethod } from "~/http/methods";
import { requireJson } from "~/http/requests";
import { endLetters } from "~/models/letters/end";
import { mailReport } from "~/schemas/letters/forms";

/** The mail service tells of mails that came back or were not wanted. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  requireKey(context.settings.MAIL_REPORTS_KEY, request);
  await endLetters(await requireJson(mailReport, request), context);
  return new Response(null, { status: 204 });
}

export const loader = requireMethod("POST");
