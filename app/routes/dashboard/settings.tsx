import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findOrganizer } from "#db/queries/organizers";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { ProfileForm } from "~/components/profile/profile-form";
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
import { viewProfileForm, viewProfileProblems } from "~/views/profile-form";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/dashboard/settings", { nb: profileMessages.nb.settings, en: profileMessages.en.settings });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_profile");
  const row = requireFound(await findOrganizer(context.db, organizer.id));
  return { id: row.id, form: viewProfileForm(row), attribution: tileAttribution(context.settings.TILE_URL) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_profile");
  const { texts, submission } = readProfileRequest(await requireFormData(request, PROFILE_MAX_BYTES));
  const before = requireFound(await findOrganizer(context.db, organizer.id));
  const outcome = await updateOrganizer(submission, before, context);
  if (outcome.kind === "saved") return redirect("/dashboard?melding=profil", 303);
  return data(viewProfileProblems(texts, outcome), outcome.kind === "failed" ? 503 : 422);
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function ProfileSettings() {
  const m = useMessages(profileMessages);
  const { id, form, attribution } = useLoaderData<typeof loader>();
  const problems = useAnswer<typeof action>();
  return (
    <div className="mx-auto max-w-3xl">
      <ToDashboard />
      <h1 className="type-37 lg:type-52">{m.settingsHeading}</h1>
      <p className="mt-2 mb-7 text-lg text-ink-soft">{m.settingsText}</p>
      <ProfileForm form={form} attribution={attribution} problems={problems} failedText={m.saveFailed} submitText={m.save} submittingText={m.saving}>
        <ButtonLink kind="quiet" to={`/organizer/${id}`}>
          {m.toPublicPage}
        </ButtonLink>
      </ProfileForm>
    </div>
  );
}
