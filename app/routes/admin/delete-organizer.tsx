import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { findOrganizerBelongings } from "#db/queries/organizers/deletion";
import { OrganizerDeletion } from "~/components/admin/confirmations";
import { redirectAfter, requireFound, requireValid } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { deleteOrganizerAsAdmin } from "~/models/admin/acts";
import { contentId } from "~/schemas/moderation/forms";
import { viewOrganizerDeletion } from "~/views/admin/organizers";

const REFUSALS = { gone: "organizerNotDeleted", lastSuperadmin: "ownerIsLastSuperadmin" } as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const id = requireValid(contentId, params["id"]);
  return viewOrganizerDeletion(
    requireFound(await findOrganizerBelongings(context.db, { id }, context.now)),
    context.locale,
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireSuperadmin(request, context);
  const id = requireValid(contentId, params["id"]);
  const organizer = requireFound(await findOrganizerBelongings(context.db, { id }, context.now));
  const deleted = await deleteOrganizerAsAdmin(organizer, viewer, context);
  return redirectAfter("/admin/organizers", deleted.ok ? "organizerDeleted" : REFUSALS[deleted.problem.kind]);
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function DeleteOrganizerRoute() {
  const { search } = useLocation();
  return <OrganizerDeletion view={useLoaderData<typeof loader>()} closeTo={`/admin/organizers${search}`} />;
}
