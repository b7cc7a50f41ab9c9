import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OrganizerPage } from "~/components/detail/organizer-page";
import { TeamNotice } from "~/components/detail/team-notice";
import type { PageHandle } from "~/components/layout/page-handle";
import { organizerEditAddress } from "~/domain/events/edit-address";
import { requireMethod } from "~/http/methods";
import { orLeadAway, redirectAfter } from "~/http/requests";
import { findOrganizerForViewer } from "~/models/events/for-viewer";
import { contentId } from "~/schemas/moderation/forms";
import { viewOrganizerPage } from "~/views/detail/organizer-page";
import { viewHiddenNotice } from "~/views/moderation/notices";

export const handle: PageHandle = { title: "organization", back: "/organizations" };

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  orLeadAway(["/organizations", "organizerFailed"], { request, context }, async () => {
    const id = contentId.safeParse(params["id"]);
    const seen = id.success ? await findOrganizerForViewer(id.data, context) : null;
    if (!seen) return redirectAfter("/organizations", "organizerNotFound");
    const editAt = organizerEditAddress(await context.viewer(), seen.rows.organizer.id);
    return { ...viewOrganizerPage(seen.rows, context), editAt, notice: viewHiddenNotice("organizer", seen, context) };
  });

export const action = requireMethod("page");

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function OrganizerRoute() {
  const { notice, editAt, ...organizer } = useLoaderData<typeof loader>();
  return (
    <>
      {notice && <TeamNotice {...notice} />}
      <OrganizerPage organizer={organizer} editAt={editAt} />
    </>
  );
}
