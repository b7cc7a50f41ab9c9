import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { reportMessages } from "#messages/report";
import { requireMethod } from "~/http/methods";
import { dataNotFound, refusal, refuseTooMany, requireFields } from "~/http/requests";
import { messagesIn } from "~/i18n/messages-in";
import { reportContent } from "~/models/moderation/report";
import { parseReport } from "~/schemas/moderation/report";

/** Takes the dialog's form, or the same fields as JSON. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const m = messagesIn(reportMessages, context.locale).problems;
  const viewer = await context.viewer();
  if (!viewer) return refusal(401, { message: m.signIn });
  const report = parseReport(await requireFields(request));
  if (!report.ok) return refusal(400, { message: m[report.problem], field: report.problem });
  const result = await reportContent(report.value, viewer, context);
  if (result.ok) return Response.json({ success: true }, { headers: { "Cache-Control": "no-store" } });
  const { problem } = result;
  switch (problem.kind) {
    case "gone":
      return dataNotFound(m.content);
    case "tooMany":
      return refuseTooMany(problem, m.tooMany);
  }
}

export const loader = requireMethod("POST");
