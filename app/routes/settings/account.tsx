import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAccountOverview } from "#db/queries/accounts/overview";
import { accountSettingsMessages } from "#messages/account-settings";
import { useAnswer } from "~/components/send/use-answer";
import { EmailCard } from "~/components/settings/email-card";
import { PasswordCard } from "~/components/settings/password-card";
import { settingsMeta } from "~/components/settings/settings-meta";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { answerEmailChange, answerPasswordChange } from "~/http/accounts/settings";
import { badRequest, redirectAfter, requireFound, requireTexts } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { cancelEmailChange } from "~/models/accounts/change-email";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/settings/account", "account");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const { email, pending_email } = requireFound(await findAccountOverview(context.db, viewer.userId, context.now));
  const organizer = viewer.memberships.find(({ role }) => role === "owner")?.name ?? null;
  return { email, pendingEmail: pending_email, organizer };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const texts = await requireTexts(request);
  switch (texts.intent) {
    case "email":
      return answerEmailChange(texts, viewer, context);
    case "cancel":
      await cancelEmailChange(viewer.userId, context);
      return redirectAfter("/settings/account", "emailChangeCancelled");
    case "password":
      return answerPasswordChange(texts, viewer, context);
    default:
      throw badRequest();
  }
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function AccountSettingsRoute() {
  const account = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const m = useMessages(accountSettingsMessages);
  return (
    <>
      <SettingsHeading>{m.account.title}</SettingsHeading>
      <EmailCard {...account} answer={answer} />
      <PasswordCard email={account.email} answer={answer} />
    </>
  );
}
