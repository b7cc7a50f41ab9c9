import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { profileToLookOver, unsavedProfile } from "~/answers/unsaved-profile";
import { findOrganizer } from "#db/queries/organizers";
import { ChangedMeanwhile } from "~/components/changed-meanwhile";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { KeptProfileForm } from "~/components/profile/kept-profile-form";
import { useAnswer } from "~/components/send/use-answer";
import { ButtonLink } from "~/components/ui/button";
import { tileAttribution } from "~/domain/map-tiles";
import { requireFormData } from "~/guards/require-form-data";
import { requireFound } from "~/guards/require-found";
import { requireOrganizer } from "~/guards/require-organizer";
import { profileMessages } from "~/i18n/profile";
import { useMessages } from "~/i18n/use-messages";
import { updateOrganizer } from "~/models/organizer/update-organizer";
import { pageMeta } from "~/page-meta";
import { PROFILE_MAX_BYTES, readProfileRequest } from "~/schemas/profile-request";
import { layChoices, wantsFormBack } from "~/schemas/seen-version";
import { viewProfileForm } from "~/views/profile-form";
import { profileGroups, profileTexts, viewSeenProfile } from "~/views/profile-versions";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/dashboard/settings", { nb: profileMessages.nb.settings, en: profileMessages.en.settings });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_profile");
  const row = requireFound(await findOrganizer(context.db, organizer.id));
  return { id: row.id, form: viewProfileForm(row, viewSeenProfile(row, context.locale)), attribution: tileAttribution(context.settings.TILE_URL) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_profile");
  const sent = await requireFormData(request, PROFILE_MAX_BYTES);
  const before = requireFound(await findOrganizer(context.db, organizer.id));
  const { texts, submission } = readProfileRequest(layChoices(sent, profileTexts(before), profileGroups(context.locale)));
  if (wantsFormBack(texts)) return profileToLookOver(texts, submission.images);
  const outcome = await updateOrganizer(submission, before, context);
  if (outcome.kind === "saved") return redirect("/dashboard?melding=profil", 303);
  return unsavedProfile(texts, outcome, context.locale);
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function ProfileSettings() {
  const m = useMessages(profileMessages);
  const { id, form, attribution } = useLoaderData<typeof loader>();
  const { problems, changed } = useAnswer<typeof action>() ?? {};
  return (
    <div className="mx-auto max-w-3xl">
      <ToDashboard />
      <h1 className="type-37 lg:type-52">{m.settingsHeading}</h1>
      <p className="mt-2 mb-7 text-lg text-ink-soft">{m.settingsText}</p>
      {changed ? (
        <ChangedMeanwhile view={changed} canGoBack />
      ) : (
        <KeptProfileForm about={id} form={form} attribution={attribution} problems={problems} failedText={m.saveFailed} submitText={m.save} submittingText={m.saving}>
          <ButtonLink kind="quiet" to={`/organizer/${id}`}>
            {m.toPublicPage}
          </ButtonLink>
        </KeptProfileForm>
      )}
    </div>
  );
}
