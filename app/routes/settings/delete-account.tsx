import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountSettingsMessages } from "#messages/account-settings";
import { useAnswer } from "~/components/send/use-answer";
import { DeleteAccountForm } from "~/components/settings/delete-account-form";
import { settingsMeta } from "~/components/settings/settings-meta";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { leftHeaders } from "~/http/accounts/sign-in";
import { returnForm } from "~/http/forms";
import { redirectAfter, requireTexts } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { deleteOwnAccount, findLeaving } from "~/models/accounts/deletion";
import { deleteAccountForm } from "~/schemas/accounts/settings";
import { parseForm } from "~/schemas/forms/parse";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/settings/delete-account", "deletion");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const { organizer, heirs } = await findLeaving(viewer, context);
  return { email: viewer.email, organizer, heirs: heirs.map(({ email }) => email) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const texts = await requireTexts(request);
  const form = parseForm(deleteAccountForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const { current_password: password, organization } = form.value;
  const result = await deleteOwnAccount({ password, organization }, viewer, context);
  if (!result.ok) return returnForm(texts, result);
  return redirectAfter("/settings", "accountDeleted", { headers: leftHeaders(result.value.cookie) });
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function DeleteAccountRoute() {
  const leaving = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const m = useMessages(accountSettingsMessages).deletion;
  return (
    <>
      <SettingsHeading intro={m.intro(leaving.email)}>{m.title}</SettingsHeading>
      <DeleteAccountForm {...leaving} answer={answer} />
    </>
  );
}
