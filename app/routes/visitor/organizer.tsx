import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orLeadAway } from "~/answers/lead-away";
import { HiddenNotice } from "~/components/detail/hidden-notice";
import { OrganizerPage } from "~/components/detail/organizer-page";
import type { PageHandle } from "~/components/page-handle";
import { refuseMethod } from "~/guards/refuse-method";
import { seeOrganizer } from "~/models/see-content";
import { contentId } from "~/schemas/content-id";
import { viewHiddenNotice } from "~/views/hidden-notice";
import { viewOrganizerPage } from "~/views/organizer-page";

export const handle: PageHandle = { title: "organization", back: true };

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  orLeadAway("/organizations?melding=menighetfeil", { request, context }, async () => {
    const id = contentId.safeParse(params["id"]);
    const seen = id.success ? await seeOrganizer(id.data, context) : null;
    if (!seen) return redirect("/organizations?melding=menighet");
    return { ...viewOrganizerPage(seen.rows, context), notice: viewHiddenNotice("organizer", seen, context) };
  });

export const action = refuseMethod;

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function Organizer() {
  const { notice, ...organizer } = useLoaderData<typeof loader>();
  return (
    <>
      {notice && <HiddenNotice {...notice} />}
      <OrganizerPage organizer={organizer} />
    </>
  );
}
