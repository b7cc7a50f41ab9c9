import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listOwnReports } from "#db/queries/moderation/reports";
import { ownReportsMessages } from "#messages/own-reports";
import { pageMeta } from "~/components/layout/page-meta";
import { OwnReports } from "~/components/settings/own-reports";
import { requireMethod } from "~/http/methods";
import { requireViewer } from "~/http/viewers";
import { viewOwnReports } from "~/views/moderation/own-reports";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/settings/reports", ownReportsMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  return { reports: viewOwnReports(await listOwnReports(context.db, userId), context) };
}

export const action = requireMethod("page");

export default function OwnReportsPage() {
  return <OwnReports {...useLoaderData<typeof loader>()} />;
}
