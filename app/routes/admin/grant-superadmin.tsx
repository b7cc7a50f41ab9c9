import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { findOrganizer } from "#db/queries/organizers/organizers";
import { SuperadminQuestion } from "~/components/admin/confirmations";
import { redirectAfter, requireFound, requireValid } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { setFlag } from "~/models/admin/acts";
import { contentId } from "~/schemas/moderation/forms";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const { name, email } = requireFound(await findOrganizer(context.db, requireValid(contentId, params["id"])));
  return { name, email };
}

/** No other page makes a superadmin. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireSuperadmin(request, context);
  const organizer_id = requireValid(contentId, params["id"]);
  const set = await setFlag({ organizer_id, flag: "is_superadmin", value: true }, viewer, context);
  return redirectAfter("/admin/organizers", set.ok ? "rightChanged" : "organizerGone");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function GrantSuperadminRoute() {
  const { search } = useLocation();
  return <SuperadminQuestion {...useLoaderData<typeof loader>()} closeTo={`/admin/organizers${search}`} />;
}
