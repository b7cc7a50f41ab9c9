import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { findRemovableEvent } from "#db/queries/events/writes";
import { EventRemoval } from "~/components/admin/confirmations";
import { redirectAfter, requireFound, requireValid } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { removeEventAsAdmin } from "~/models/admin/acts";
import { contentId } from "~/schemas/moderation/forms";
import { viewEventRemoval } from "~/views/admin/events";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const id = requireValid(contentId, params["id"]);
  return viewEventRemoval(requireFound(await findRemovableEvent(context.db, id)), context);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireSuperadmin(request, context);
  const id = requireValid(contentId, params["id"]);
  const event = requireFound(await findRemovableEvent(context.db, id));
  const search = new URL(request.url).searchParams;
  search.delete("_routes");
  const removed = await removeEventAsAdmin(event, viewer, context);
  return redirectAfter("/admin/events", removed.ok ? "eventDeleted" : "eventNotDeleted", { search });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function DeleteEventRoute() {
  const { search } = useLocation();
  return <EventRemoval view={useLoaderData<typeof loader>()} closeTo={`/admin/events${search}`} />;
}
