import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listOrganizers } from "#db/queries/organizers/list";
import { findOrganizer } from "#db/queries/organizers/organizers";
import { dashboardMessages } from "#messages/dashboard";
import { OrganizerChoice } from "~/components/dashboard/organizer-choice";
import { pageMeta } from "~/components/layout/page-meta";
import { roleIn } from "~/domain/accounts/access";
import { requireOrganizer } from "~/http/organizers";
import { notFound, redirectAfter, requireForm, requireValid } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { chosenOrganizerCookie, chosenOrganizerForm } from "~/schemas/organizers/dashboard";
import { queryFields } from "~/schemas/search/fields";
import { organizerSearchParameters } from "~/schemas/search/organizers";
import { isHttps } from "~/schemas/site/settings";
import { viewOrganizerChoice } from "~/views/dashboard/dashboard";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/dashboard/switch", dashboardMessages, (m) => m);

/** By name; superadmins have all. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "see_dashboard");
  if (!viewer.isSuperadmin) return viewOrganizerChoice(viewer.memberships, { current: organizer.id });
  const { q } = requireValid(organizerSearchParameters, queryFields(new URL(request.url).searchParams));
  const page = await listOrganizers(context.db, { query: q, limit: 24, after: null });
  return viewOrganizerChoice(page.organizers, { current: organizer.id, query: q, hasMore: page.nextAfter !== null });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const { organizer_id, to } = await requireForm(chosenOrganizerForm, request);
  const isKnown =
    roleIn(viewer, organizer_id) !== null &&
    (!viewer.isSuperadmin || (await findOrganizer(context.db, organizer_id)) !== null);
  if (!isKnown) throw notFound();
  const cookie = chosenOrganizerCookie(organizer_id, isHttps(context.settings));
  return redirectAfter(to ? `/dashboard/${to}` : "/dashboard", "switched", { headers: { "Set-Cookie": cookie } });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function SwitchRoute() {
  return <OrganizerChoice view={useLoaderData<typeof loader>()} />;
}
