import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { findOrganizer } from "#db/queries/organizers";
import { DashboardFrame } from "~/components/dashboard/dashboard-frame";
import { ErrorScreen } from "~/components/error-screen";
import { requireFound } from "~/guards/require-found";
import { requireValid } from "~/guards/require-valid";
import { requireRole } from "~/guards/require-viewer";
import { contentId } from "~/schemas/content-id";

/** The dashboard's frame around a page of the organisation that the address names, which need not be the chosen one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = requireValid(contentId, params["id"]);
  const { memberships, isSuperadmin } = await requireRole(request, context, id, "see_dashboard");
  const { name } = memberships.find((membership) => membership.id === id) ?? requireFound(await findOrganizer(context.db, id));
  return { current: { id, name }, organizers: memberships.map((own) => ({ id: own.id, name: own.name })), isSuperadmin };
}

export default function TeamLayout() {
  return (
    <DashboardFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </DashboardFrame>
  );
}

/** An error's own headers (which methods a 405 allows) go out with the page that shows it. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorScreen;
