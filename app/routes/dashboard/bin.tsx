import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findDeletion, listDeletions } from "#db/queries/events/deletions";
import { binMessages } from "#messages/bin";
import { BinPage } from "~/components/bin/bin-page";
import { pageMeta } from "~/components/layout/page-meta";
import { canDo } from "~/domain/accounts/access";
import { daysBefore, RETENTION } from "~/domain/site/retention";
import { requireOrganizer } from "~/http/organizers";
import { redirectAfter, requireForm } from "~/http/requests";
import { requireRole, requireViewer } from "~/http/viewers";
import { deleteForGood, restoreDeletion } from "~/models/events/bin";
import { binForm } from "~/schemas/events/bin";
import { viewBin } from "~/views/events/bin";

const ADDRESS = "/dashboard/bin";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ADDRESS, binMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "see_dashboard");
  const rows = await listDeletions(context.db, organizer.id, daysBefore(context.now, RETENTION.binDays));
  return { deletions: viewBin(rows, context), mayWrite: canDo(organizer.role, "write_events") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  const { id, intent } = await requireForm(binForm, request);
  const deletion = await findDeletion(context.db, id);
  if (!deletion) return redirectAfter(ADDRESS, "gone");
  await requireRole(request, context, deletion.organizer_id, "write_events");
  const done = await { restore: restoreDeletion, forGood: deleteForGood }[intent](deletion, userId, context);
  if (!done.ok) return redirectAfter(ADDRESS, "failed");
  return intent === "restore"
    ? redirectAfter("/dashboard", "restored", { count: deletion.count })
    : redirectAfter(ADDRESS, "forGood");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function BinRoute() {
  return <BinPage {...useLoaderData<typeof loader>()} />;
}
