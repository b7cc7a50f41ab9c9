import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findReportable } from "#db/queries/moderation/reports";
import { reportMessages } from "#messages/report";
import { ReportPage } from "~/components/report/report-page";
import { useAnswer } from "~/components/send/use-answer";
import { requireFields } from "~/http/bodies";
import { requireFound } from "~/http/found";
import { requireViewer } from "~/http/viewers";
import { reportContent } from "~/models/moderation/report";
import { pageMeta } from "~/page-meta";
import { parseReport, reportedContent } from "~/schemas/moderation/report";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, reportMessages, (m) => m.page);

/** What the report dialog does, as a page: for browsers without scripts. */
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
  const fields = await requireFields(request);
  const report = parseReport({ ...fields, content_type: params["type"], content_id: params["id"] });
  if (!report.ok) return data({ problem: report.problem, description: fields["description"] }, { status: 422 });
  const result = await reportContent(report.value, viewer, context);
  switch (result.kind) {
    case "reported":
      return redirect("/report/sent", 303);
    case "gone":
      throw new Response(null, { status: 404 });
    case "tooMany":
      return data(
        { problem: "tooMany" as const, description: fields["description"] },
        { status: 429, headers: { "Retry-After": String(result.retryAfterSeconds) } },
      );
  }
}

export { sendForm as clientAction } from "~/components/send/send-form";

/** When somebody refused may try again. */
export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) => errorHeaders ?? actionHeaders;

export default function Report() {
  const answer = useAnswer<typeof action>();
  const typed = typeof answer?.description === "string" ? answer.description : "";
  return <ReportPage {...useLoaderData<typeof loader>()} problem={answer?.problem ?? null} typed={typed} />;
}
