import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireJson } from "~/http/bodies";
import { requireMethod } from "~/http/methods";
import { dataNotFound, refusal } from "~/http/refusals";
import { endLetters, isMailReporter } from "~/models/letters/end";
import { mailReport } from "~/schemas/letters/forms";

/** The mail service tells of mails that came back or were not wanted. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  if (context.settings.MAIL_REPORTS_KEY === undefined) throw dataNotFound();
  if (!isMailReporter(request.headers.get("Authorization"), context.settings.MAIL_REPORTS_KEY))
    throw refusal(401, { message: "Send the key: Authorization: Bearer …" }, { "WWW-Authenticate": "Bearer" });
  await endLetters(await requireJson(mailReport, request), context);
  return new Response(null, { status: 204 });
}

export const loader = requireMethod("POST");
