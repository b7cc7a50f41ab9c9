import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { DashboardBar } from "~/components/dashboard/dashboard-bar";
import { ErrorScreen } from "~/components/error-screen";
import { Flash } from "~/components/flash";
import { SkipLink } from "~/components/skip-link";
import { requireOrganizer } from "~/guards/require-organizer";
import { dashboardMessages } from "~/i18n/dashboard";
import { useMessages } from "~/i18n/use-messages";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "see_dashboard");
  const organizers = viewer.memberships.map(({ id, name }) => ({ id, name }));
  return { current: { id: organizer.id, name: organizer.name }, organizers, isSuperadmin: viewer.isSuperadmin };
}

export default function DashboardLayout() {
  const { flash } = useMessages(dashboardMessages);
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <SkipLink />
      <DashboardBar {...view} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1180px] px-5 pb-16 outline-none lg:px-8">
        <Flash texts={flash} tone={(key) => (key === "importert" ? "hint" : "done")} className="mb-4" />
        <Outlet />
      </main>
    </>
  );
}

/** An error's own headers (which methods a 405 allows) go out with the page that shows it. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorScreen;
