import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findOrganizer } from "#db/queries/organizers/organizers";
import { adminMessages } from "#messages/admin";
import { EditOrganizer } from "~/components/admin/edit-organizer";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { tileAttribution } from "~/domain/places/maps";
import { returnProfile, returnProfileToLookOver } from "~/http/profile";
import { redirectAfter, requireFormData } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { updateOrganizer } from "~/models/organizers/update";
import { layChoices, wantsFormBack } from "~/schemas/forms/seen-version";
import { contentId } from "~/schemas/moderation/forms";
import { PROFILE_MAX_BYTES, readProfileRequest } from "~/schemas/organizers/profile";
import { viewProfileForm } from "~/views/organizers/profile-form";
import { profileGroups, profileTexts, viewSeenProfile } from "~/views/organizers/profile-versions";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, adminMessages, (m) => m.editOrganizer);

const leadAway = () => redirectAfter("/admin/organizers", "organizerNotFound");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context, "/admin");
  const id = contentId.safeParse(params["id"]);
  const row = id.success ? await findOrganizer(context.db, id.data) : null;
  if (!row) return leadAway();
  const { name, email } = row;
  return {
    id: row.id,
    name,
    email,
    form: viewProfileForm(row, viewSeenProfile(row, context.locale)),
    attribution: tileAttribution(context.settings.TILE_URL),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireSuperadmin(request, context, "/admin");
  const id = contentId.safeParse(params["id"]);
  const before = id.success ? await findOrganizer(context.db, id.data) : null;
  if (!before) return leadAway();
  const sent = await requireFormData(request, PROFILE_MAX_BYTES);
  const { texts, submission } = readProfileRequest(
    layChoices(sent, profileTexts(before), profileGroups(context.locale)),
  );
  if (wantsFormBack(texts)) return returnProfileToLookOver(texts, submission.images);
  const saved = await updateOrganizer(submission, before, context);
  if (!saved.ok) return returnProfile(texts, saved.problem, context.locale);
  context.acts.push({ organizerId: before.id, action: "organizer_edited", detail: before.name });
  return redirectAfter("/admin/organizers", "organizerSaved");
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function AdminEditOrganizerRoute() {
  return <EditOrganizer {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
