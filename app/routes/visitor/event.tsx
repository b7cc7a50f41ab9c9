import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orLeadAway } from "~/answers/lead-away";
import { EventPage } from "~/components/detail/event-page";
import { HiddenNotice } from "~/components/detail/hidden-notice";
import type { PageHandle } from "~/components/page-handle";
import { eventEditAddress } from "~/domain/edit-address";
import { refuseMethod } from "~/guards/refuse-method";
import { seeEvent } from "~/models/see-content";
import { contentId } from "~/schemas/content-id";
import { viewEventPage } from "~/views/event-page";
import { viewHiddenNotice } from "~/views/hidden-notice";

export const handle: PageHandle = { title: "event", back: "/" };

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  orLeadAway("/?melding=arrangementfeil", { request, context }, async () => {
    const id = contentId.safeParse(params["id"]);
    const seen = id.success ? await seeEvent(id.data, context) : null;
    if (!seen) return redirect("/?melding=arrangement");
    const editAt = eventEditAddress(await context.viewer(), seen.rows.event);
    return { ...viewEventPage(seen.rows, context), editAt, notice: viewHiddenNotice("event", seen, context) };
  });

export const action = refuseMethod;

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function Event() {
  const { notice, editAt, ...event } = useLoaderData<typeof loader>();
  return (
    <>
      {notice && <HiddenNotice {...notice} />}
      <EventPage event={event} editAt={editAt} />
    </>
  );
}
