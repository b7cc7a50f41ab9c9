import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useLocation } from "@remix-run/react";
import { listAdminOrganizers } from "#db/queries/admin/organizers";
import { adminMessages } from "#messages/admin";
import { AddOrganizer } from "~/components/admin/add-organizer";
import { AdminFlash } from "~/components/admin/admin-flash";
import { OrganizerList } from "~/components/admin/organizer-list";
import { PageTitle } from "~/components/admin/page-title";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { tileAttribution } from "~/domain/places/maps";
import { FLASH } from "~/domain/site/flash";
import { returnProfile } from "~/http/profile";
import { redirectAfter, redirectTo, requireFormData, requireValid } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { setFlag } from "~/models/admin/acts";
import { createOrganizerFor } from "~/models/organizers/create";
import { adminOrganizersQuery, flagForm, readNewOrganizer } from "~/schemas/admin/forms";
import { formTexts } from "~/schemas/forms/parse";
import { PROFILE_MAX_BYTES } from "~/schemas/organizers/profile";
import { queryFields } from "~/schemas/search/fields";
import { viewAdminOrganizers } from "~/views/admin/organizers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/admin/organizers", adminMessages, (m) => m.organizers);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const query = adminOrganizersQuery.parse(queryFields(new URL(request.url).searchParams));
  const page = await listAdminOrganizers(context.db, { query: query.q, after: query.after ?? null });
  return {
    ...viewAdminOrganizers(page, query, context.locale),
    attribution: tileAttribution(context.settings.TILE_URL),
  };
}

const FLAG_REFUSALS = { gone: "organizerGone", lastSuperadmin: "lastSuperadmin" } as const;

/** A superadmin is made after a confirmation: see grant-superadmin.tsx. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSuperadmin(request, context);
  const form = await requireFormData(request, PROFILE_MAX_BYTES);
  if (form.get("intent") !== "create") {
    const wish = requireValid(flagForm, formTexts(form));
    const search = new URL(request.url).searchParams;
    search.delete("_routes");
    if (wish.flag === "is_superadmin" && wish.value)
      return redirectTo(`/admin/organizers/${wish.organizer_id}/superadmin?${search}`);
    const set = await setFlag(wish, viewer, context);
    return redirectAfter("/admin/organizers", set.ok ? "rightChanged" : FLAG_REFUSALS[set.problem.kind], { search });
  }
  const { texts, submission } = readNewOrganizer(form);
  const created = await createOrganizerFor(submission, viewer, context);
  if (created.ok) {
    return texts["is_superadmin"] === undefined
      ? redirectAfter("/admin/organizers", "organizerAdded")
      : redirectAfter(`/admin/organizers/${created.value.id}/superadmin`, "organizerAdded");
  }
  return returnProfile(texts, created.problem, context.locale);
}

/** Not for a dialog that opens or closes over the list, nor a form that changed nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  defaultShouldRevalidate,
}) => (actionStatus < 400 && (formMethod || currentUrl.search !== nextUrl.search) ? defaultShouldRevalidate : false);

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function AdminOrganizersRoute() {
  const m = useMessages(adminMessages);
  const { attribution, ...view } = useLoaderData<typeof loader>();
  const { key, search } = useLocation();
  // Clears the form after its organizer was added.
  const formKey = new URLSearchParams(search).get(FLASH.key) === "organizerAdded" ? key : "form";
  return (
    <>
      <PageTitle title={m.organizers.title} text={m.organizers.intro} />
      <AdminFlash />
      <AddOrganizer key={formKey} attribution={attribution} answer={useAnswer<typeof action>()} />
      <OrganizerList view={view} />
      <Outlet />
    </>
  );
}
