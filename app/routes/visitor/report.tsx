import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findReportable } from "#db/queries/moderation/reports";
import { reportMessages } from "#messages/report";
import { pageMeta } from "~/components/layout/page-meta";
import { ReportPage } from "~/components/report/report-page";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { notFound, redirectTo, requireFound, requireTexts } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { reportContent } from "~/models/moderation/report";
import { type FormErrors, tooLong } from "~/schemas/forms/problems";
import { MAX_REPORT_LENGTH, parseReport, reportedContent } from "~/schemas/moderation/report";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, reportMessages, (m) => m.page);

/** For browsers without scripts. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const parsed = reportedContent.safeParse({ content_type: params["type"], content_id: params["id"] });
  const content = requireFound(parsed.success ? parsed.data : null);
  const { title } = requireFound(await findReportable(context.db, content));
  return {
    content: { type: content.content_type, id: content.content_id, title },
    isSignedIn: (await context.viewer()) !== null,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const texts = await requireTexts(request);
  const report = parseReport({ ...texts, content_type: params["type"], content_id: params["id"] });
  if (!report.ok) {
    if (report.problem === "content") throw notFound();
    return returnForm(texts, { errors: FAULTS[report.problem] });
  }
  const result = await reportContent(report.value, viewer, context);
  if (result.ok) return redirectTo("/report/sent");
  const { problem } = result;
  if (problem.kind === "gone") throw notFound();
  return returnForm(texts, { problem });
}

const FAULTS = {
  category: { category: "categoryRequired" },
  description: { description: tooLong(MAX_REPORT_LENGTH) },
} as const satisfies Record<string, FormErrors>;

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function ReportRoute() {
  return <ReportPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
