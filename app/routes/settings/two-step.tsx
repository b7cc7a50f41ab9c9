import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAccountOverview } from "#db/queries/account-overview";
import { answerTwoStep } from "~/answers/settings/two-step-answer";
import { useAnswer } from "~/components/send/use-answer";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { TwoStep } from "~/components/settings/two-step";
import { requireFound } from "~/guards/require-found";
import { requireTexts } from "~/guards/require-texts";
import { requireViewer } from "~/guards/require-viewer";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";
import { isPasskeyLinkLive } from "~/models/account/passkey-link";
import { findTwoStep } from "~/models/account/passkeys";
import { tokenInAddress } from "~/schemas/login-page";
import { settingsMeta } from "~/settings-meta";
import { owesTwoStep } from "~/views/account-overview";
import { viewTwoStep } from "~/views/two-step";

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

export { sendForm as clientAction } from "~/components/send/send-form";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function TwoStepSettings() {
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
