import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { findOrganizer } from "#db/queries/organizers/organizers";
import { DashboardFrame } from "~/components/dashboard/dashboard-frame";
import { ErrorPage, ErrorScreen } from "~/components/layout/error-screen";
import type { AppContext } from "~/context";
import { requireOrganizer } from "~/http/organizers";
import { requireFound, requireValid } from "~/http/requests";
import { requireRole } from "~/http/viewers";
import { contentId } from "~/schemas/moderation/forms";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const named = params["organizerId"];
  const { viewer, organizer } =
    named === undefined
      ? await requireOrganizer(request, context, "see_dashboard")
      : await requireNamed(named, request, context);
  const organizers = viewer.memberships.map(({ id, name }) => ({ id, name }));
  return { current: { id: organizer.id, name: organizer.name }, organizers, isSuperadmin: viewer.isSuperadmin };
}

async function requireNamed(named: string, request: Request, context: AppContext) {
  const id = requireValid(contentId, named);
  const viewer = await requireRole(request, context, id, "see_dashboard");
  const organizer =
    viewer.memberships.find((own) => own.id === id) ?? requireFound(await findOrganizer(context.db, id));
  return { viewer, organizer };
}

/** Where its own data is lacking, the error has the page to itself. */
function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("routes/dashboard/layout");
  return data ? <DashboardFrame {...data}>{children}</DashboardFrame> : <ErrorPage />;
}

export default function DashboardLayoutRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen />
    </Frame>
  );
}

/** An error's headers, such as a 405's allowed methods. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};
