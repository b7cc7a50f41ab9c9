import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listAudit } from "#db/queries/admin/audit-log";
import { auditMessages } from "#messages/audit";
import { AuditLog } from "~/components/admin/audit-log";
import { pageMeta } from "~/components/layout/page-meta";
import { requireMethod } from "~/http/methods";
import { requireSuperadmin } from "~/http/viewers";
import { auditQuery } from "~/schemas/admin/forms";
import { queryFields } from "~/schemas/search/fields";
import { viewAuditLog } from "~/views/admin/audit-log";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/admin/log", auditMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const { before } = auditQuery.parse(queryFields(new URL(request.url).searchParams));
  return viewAuditLog(await listAudit(context.db, before ?? null), before !== undefined, context);
}

export const action = requireMethod("page");

export default function AdminLogRoute() {
  return <AuditLog view={useLoaderData<typeof loader>()} />;
}
