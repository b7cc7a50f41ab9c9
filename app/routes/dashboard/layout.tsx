import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { DashboardFrame } from "~/components/dashboard/dashboard-frame";
import { ErrorScreen } from "~/components/error-screen";
import { requireOrganizer } from "~/guards/require-organizer";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "see_dashboard");
  const organizers = viewer.memberships.map(({ id, name }) => ({ id, name }));
  return { current: { id: organizer.id, name: organizer.name }, organizers, isSuperadmin: viewer.isSuperadmin };
}

export default function DashboardLayout() {
  return (
    <DashboardFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </DashboardFrame>
  );
}

/** An error's own headers (which methods a 405 allows) go out with the page that shows it. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorScreen;
