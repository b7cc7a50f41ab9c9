import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAccountOverview } from "#db/queries/accounts/overview";
import { accountSettingsMessages } from "#messages/account-settings";
import { useAnswer } from "~/components/send/use-answer";
import { settingsMeta } from "~/components/settings/settings-meta";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { TwoStep } from "~/components/settings/two-step";
import { answerTwoStep } from "~/http/accounts/two-step";
import { requireFound, requireTexts } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { findTwoStep, isPasskeyLinkLive } from "~/models/accounts/passkeys";
import { tokenInAddress } from "~/schemas/accounts/forms";
import { owesTwoStep } from "~/views/accounts/overview";
import { viewTwoStep } from "~/views/accounts/two-step";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/settings/two-step", "twoStep");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const overview = requireFound(await findAccountOverview(context.db, viewer.userId, context.now));
  const owed = owesTwoStep(overview, context.settings.TWO_STEP_REQUIRED_FOR);
  const token = tokenInAddress(request.url);
  const link = { token, isLive: await isPasskeyLinkLive(token, viewer, context) };
  return { ...viewTwoStep(await findTwoStep(viewer.userId, context), { ...context, owed, link }), email: viewer.email };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  return answerTwoStep(await requireTexts(request), viewer, context);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function TwoStepSettingsRoute() {
  const state = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const m = useMessages(accountSettingsMessages).twoStep;
  return (
    <>
      <SettingsHeading intro={m.intro}>{m.title}</SettingsHeading>
      <TwoStep {...state} answer={answer} />
    </>
  );
}
