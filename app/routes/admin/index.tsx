import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAdminOverview } from "#db/queries/admin/overview";
import { adminMessages } from "#messages/admin";
import { Overview } from "~/components/admin/overview";
import { pageMeta } from "~/components/layout/page-meta";
import { requireMethod } from "~/http/methods";
import { requireSuperadmin } from "~/http/viewers";
import { viewAdminOverview } from "~/views/admin/overview";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/admin", adminMessages, (m) => m.overview);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  return viewAdminOverview(await findAdminOverview(context.db, context.now), context);
}

export const action = requireMethod("page");

export default function AdminIndexRoute() {
  return <Overview view={useLoaderData<typeof loader>()} />;
}
