import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findOrganizer } from "#db/queries/organizers/organizers";
import { ownDataMessages } from "#messages/own-data";
import { profileMessages } from "#messages/profile";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { pageMeta } from "~/components/layout/page-meta";
import { StoredProfileForm } from "~/components/profile/stored-profile-form";
import { useAnswer } from "~/components/send/use-answer";
import { ButtonLink } from "~/components/ui/button";
import { ChangedMeanwhileForm } from "~/components/versions/changed-meanwhile";
import { canActFor } from "~/domain/accounts/access";
import { PROFILE_IMAGES } from "~/domain/organizers/profile";
import { tileAttribution } from "~/domain/places/maps";
import { pickFields } from "~/domain/values";
import { requireOrganizer } from "~/http/organizers";
import { keepNumber, returnAskedProfile, returnProfile, returnProfileToLookOver } from "~/http/profile";
import { askForForm, registerIntentOf } from "~/http/register";
import { redirectAfter, requireFormData, requireFound } from "~/http/requests";
import { useMessages } from "~/i18n/use-messages";
import { takeProfileImages } from "~/models/organizers/profile-images";
import { updateOrganizer } from "~/models/organizers/update";
import { layChoices, wantsFormBack } from "~/schemas/forms/seen-version";
import { PROFILE_MAX_BYTES, readProfileRequest } from "~/schemas/organizers/profile";
import { viewProfileForm } from "~/views/organizers/profile-form";
import { profileGroups, profileTexts, viewSeenProfile } from "~/views/organizers/profile-versions";
import { viewRegisterState } from "~/views/organizers/register-state";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/dashboard/settings", profileMessages, (m) => m.settings);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "write_profile");
  const row = requireFound(await findOrganizer(context.db, organizer.id));
  return {
    id: row.id,
    form: viewProfileForm(row, viewSeenProfile(row, context.locale)),
    registerState: viewRegisterState(row, context.preferences),
    mayWriteNumber: canActFor(viewer, row.id, "write_number"),
    attribution: tileAttribution(context.settings.TILE_URL),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "write_profile");
  const sent = await requireFormData(request, PROFILE_MAX_BYTES);
  const before = requireFound(await findOrganizer(context.db, organizer.id));
  if (!canActFor(viewer, before.id, "write_number")) keepNumber(sent, before, context);
  const { texts, submission } = readProfileRequest(
    layChoices(sent, profileTexts(before), profileGroups(context.locale)),
  );
  const asked = registerIntentOf(texts);
  if (asked)
    return returnAskedProfile(
      await askForForm(asked, texts, viewer, context),
      await takeProfileImages(
        submission.images,
        { ...pickFields(before, PROFILE_IMAGES), organizerId: before.id },
        context,
      ),
    );
  if (wantsFormBack(texts)) return returnProfileToLookOver(texts, submission.images);
  const saved = await updateOrganizer(submission, before, context);
  return saved.ok ? redirectAfter("/dashboard", "profileSaved") : returnProfile(texts, saved.problem, context.locale);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function ProfileSettingsRoute() {
  const m = useMessages(profileMessages);
  const ownData = useMessages(ownDataMessages);
  const { id, form, attribution, registerState, mayWriteNumber } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <div className="mx-auto max-w-3xl">
      <ToDashboard />
      <h1 className="text-page lg:text-display">{m.settings.title}</h1>
      <p className="mt-2 mb-7 text-lead text-ink-soft">{m.settingsText}</p>
      {answer?.changed ? (
        <ChangedMeanwhileForm view={answer.changed} canGoBack />
      ) : (
        <StoredProfileForm
          about={id}
          form={form}
          attribution={attribution}
          answer={answer}
          failedText={m.saveFailed}
          submitText={m.save}
          submittingText={m.saving}
          searchesRegister={mayWriteNumber}
          number={{ state: registerState, isFixed: !mayWriteNumber }}
        >
          <ButtonLink kind="quiet" to={`/organizer/${id}`}>
            {m.toPublicPage}
          </ButtonLink>
          <ButtonLink kind="quiet" to="/dashboard/data">
            {ownData.title}
          </ButtonLink>
        </StoredProfileForm>
      )}
    </div>
  );
}
