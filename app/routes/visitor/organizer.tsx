import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orLeadAway } from "~/answers/lead-away";
import { HiddenNotice } from "~/components/detail/hidden-notice";
import { OrganizerPage } from "~/components/detail/organizer-page";
import type { PageHandle } from "~/components/page-handle";
import { organizerEditAddress } from "~/domain/edit-address";
import { refuseMethod } from "~/guards/refuse-method";
import { seeOrganizer } from "~/models/see-content";
import { contentId } from "~/schemas/content-id";
import { viewHiddenNotice } from "~/views/hidden-notice";
import { viewOrganizerPage } from "~/views/organizer-page";

export const handle: PageHandle = { title: "organization", back: "/organizations" };

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  orLeadAway("/organizations?melding=menighetfeil", { request, context }, async () => {
    const id = contentId.safeParse(params["id"]);
    const seen = id.success ? await seeOrganizer(id.data, context) : null;
    if (!seen) return redirect("/organizations?melding=menighet");
    const editAt = organizerEditAddress(await context.viewer(), seen.rows.organizer.id);
    return { ...viewOrganizerPage(seen.rows, context), editAt, notice: viewHiddenNotice("organizer", seen, context) };
  });

export const action = refuseMethod;

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function Organizer() {
  const { notice, editAt, ...organizer } = useLoaderData<typeof loader>();
  return (
    <>
      {notice && <HiddenNotice {...notice} />}
      <OrganizerPage organizer={organizer} editAt={editAt} />
    </>
  );
}
