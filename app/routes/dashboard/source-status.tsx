import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findSourceStatus } from "#db/queries/calendars/status";
import { sourceStatusMessages } from "#messages/source-status";
import { SourceStatus } from "~/components/calendar-sync/source-status";
import { pageMeta } from "~/components/layout/page-meta";
import { canActFor } from "~/domain/accounts/access";
import { requireMethod } from "~/http/methods";
import { requireFound } from "~/http/requests";
import { requireRole, requireViewer } from "~/http/viewers";
import { contentId } from "~/schemas/moderation/forms";
import { viewSourceStatus } from "~/views/calendars/status";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, sourceStatusMessages, (m) => m.page);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  const id = contentId.safeParse(params["id"]).data;
  const rows = requireFound(id ? await findSourceStatus(context.db, id, context.now) : null);
  const organizerId = rows.calendar.organizer_id;
  const viewer = await requireRole(request, context, organizerId, "see_dashboard");
  const mayWrite = canActFor(viewer, organizerId, "write_calendars");
  return viewSourceStatus(rows, { mayWrite, isSuperadmin: viewer.isSuperadmin }, context);
}

export const action = requireMethod("page");

export default function SourceStatusPage() {
  return <SourceStatus view={useLoaderData<typeof loader>()} />;
}
