import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clearFollowsOnly, findUser } from "#db/queries/accounts/accounts";
import { profileMessages } from "#messages/profile";
import { FirstEvents } from "~/components/intake/first-events";
import { pageMeta } from "~/components/layout/page-meta";
import { BeginOrganizer, Unverified, WhatHappensNext } from "~/components/profile/onboarding";
import { OnboardingFrame } from "~/components/profile/onboarding-frame";
import { StoredProfileForm } from "~/components/profile/stored-profile-form";
import { useAnswer } from "~/components/send/use-answer";
import { tileAttribution } from "~/domain/places/maps";
import { refusedAction } from "~/http/acts";
import { redirectToReview } from "~/http/intake";
import { returnAskedProfile, returnProfile } from "~/http/profile";
import { askForForm, registerIntentOf } from "~/http/register";
import { redirectTo, requireFormData } from "~/http/requests";
import { requireNewcomer } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { beginOrganizer } from "~/models/organizers/begin";
import { NO_IMAGES, takeProfileImages } from "~/models/organizers/profile-images";
import { readBrought } from "~/schemas/intake/brought";
import { PROFILE_MAX_BYTES, readProfileRequest } from "~/schemas/organizers/profile";
import { viewProfileForm } from "~/views/organizers/profile-form";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/onboarding", profileMessages, (m) => m.onboarding);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireNewcomer(request, context);
  const user = viewer.isVerified ? await findUser(context.db, viewer.userId) : null;
  return {
    isVerified: viewer.isVerified,
    followsOnly: viewer.memberships.length === 0 && (user?.follows_only ?? false),
    form: viewProfileForm({ name: user?.pending_organizer_name ?? null }),
    attribution: tileAttribution(context.settings.TILE_URL),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireNewcomer(request, context);
  if (!viewer.isVerified) throw refusedAction("found_organizer", context);
  const form = await requireFormData(request, PROFILE_MAX_BYTES);
  if (form.get("intent") === "begin") {
    await clearFollowsOnly(context.db, viewer.userId);
    return redirectTo("/onboarding");
  }
  const { texts, submission } = readProfileRequest(form);
  const asked = registerIntentOf(texts);
  if (asked)
    return returnAskedProfile(
      await askForForm(asked, texts, viewer, context),
      await takeProfileImages(submission.images, { ...NO_IMAGES, newcomerId: viewer.userId }, context),
    );
  const begun = await beginOrganizer(submission, await readBrought(form), viewer, context);
  if (!begun.ok) return returnProfile(texts, begun.problem, context.locale);
  const { intake } = begun.value;
  return intake === null ? redirectTo("/dashboard") : redirectToReview(intake);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function OnboardingRoute() {
  const m = useMessages(profileMessages);
  const { isVerified, followsOnly, form, attribution } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  if (followsOnly) {
    return (
      <OnboardingFrame>
        <BeginOrganizer />
      </OnboardingFrame>
    );
  }
  if (!isVerified) {
    return (
      <OnboardingFrame>
        <Unverified />
      </OnboardingFrame>
    );
  }
  return (
    <OnboardingFrame>
      <h1 className="pt-4 text-page lg:text-display">{m.onboarding.title}</h1>
      <p className="mt-1 mb-5 max-w-2xl text-lead text-ink-soft">{m.welcomeText}</p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_360px]">
        <StoredProfileForm
          about="new"
          form={form}
          attribution={attribution}
          answer={answer}
          failedText={m.createFailed}
          submitText={m.create}
          submittingText={m.creating}
          searchesRegister
          isNew
          tail={(texts) => <FirstEvents answer={answer} texts={texts} />}
        />
        <WhatHappensNext />
      </div>
    </OnboardingFrame>
  );
}
