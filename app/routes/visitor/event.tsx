import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isTakenAway } from "#db/queries/events/deletions";
import { EventPage } from "~/components/detail/event-page";
import { TeamNotice } from "~/components/detail/team-notice";
import type { PageHandle } from "~/components/layout/page-handle";
import { eventEditAddress, eventStateAddress, eventStatisticsAddress } from "~/domain/events/edit-address";
import { requireMethod } from "~/http/methods";
import { orLeadAway, redirectAfter, redirectTo, refuseTakenAway, requireQuery } from "~/http/requests";
import { findEventForViewer } from "~/models/events/for-viewer";
import { eventPageQuery } from "~/schemas/events/asked-text";
import { contentId } from "~/schemas/moderation/forms";
import { viewEventPage } from "~/views/detail/event-page";
import { viewMissingNotice } from "~/views/detail/missing-event";
import { viewHiddenNotice } from "~/views/moderation/notices";

export const handle: PageHandle = { title: "event", back: "/" };

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  orLeadAway(["/", "eventFailed"], { request, context }, async () => {
    const id = contentId.safeParse(params["id"]);
    const seen = id.success ? await findEventForViewer(id.data, context) : null;
    if (!seen && id.success && (await isTakenAway(context.db, id.data)))
      throw refuseTakenAway(context.preferences.locale);
    if (!seen) return redirectAfter("/", "eventNotFound");
    if (seen.rows.event.id !== id.data) throw redirectTo(`/event/${seen.rows.event.id}`);
    const viewer = await context.viewer();
    const editAt = eventEditAddress(viewer, seen.rows.event);
    const notice = viewHiddenNotice("event", seen, context) ?? viewMissingNotice(seen.rows.event, viewer, context);
    const stateAt = eventStateAddress(viewer, seen.rows.event);
    const statisticsAt = eventStatisticsAddress(viewer, seen.rows.event);
    const { text: asked } = requireQuery(eventPageQuery, request);
    const view = viewEventPage(seen.rows, context, asked);
    // What visitors don't see yet is not to be shared.
    const share = seen.visibility === "public" ? view.share : null;
    return { ...view, share, editAt, stateAt, statisticsAt, notice };
  });

export const action = requireMethod("page");

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function EventRoute() {
  const { notice, editAt, stateAt, statisticsAt, ...event } = useLoaderData<typeof loader>();
  return (
    <>
      {notice && <TeamNotice {...notice} />}
      <EventPage event={event} editAt={editAt} stateAt={stateAt} statisticsAt={statisticsAt} />
    </>
  );
}
