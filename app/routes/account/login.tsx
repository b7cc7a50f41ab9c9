import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { accountMeta } from "~/components/account/account-meta";
import { LoginForms } from "~/components/account/login-forms";
import { useAnswer } from "~/components/send/use-answer";
import { answerSignIn } from "~/http/accounts/sign-in";
import { answerSignUp, answerWithMail } from "~/http/accounts/sign-up";
import { requireTexts } from "~/http/requests";
import { requireAnonymous } from "~/http/viewers";
import { requestPasswordReset } from "~/models/accounts/password";
import { resendConfirmation } from "~/models/accounts/sign-up";
import { findInvited } from "~/models/team/invitations";
import { loginPage } from "~/schemas/accounts/forms";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => accountMeta(matches, data?.mode ?? "sign-in");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = loginPage.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { mode, invitation, next } = page;
  if (mode !== "forgot") await requireAnonymous(context, invitation ? `/invitation/${invitation}` : next);
  return { ...page, invited: invitation ? await findInvited(invitation, context) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  switch (texts.intent) {
    case "sign-up":
      return answerSignUp(texts, context);
    case "forgot":
      return answerWithMail(requestPasswordReset, texts, context);
    case "resend":
      return answerWithMail(resendConfirmation, texts, context);
    default:
      return answerSignIn(texts, context);
  }
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function LoginRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const isBusy = useNavigation().formData !== undefined;
  return <LoginForms page={page} answer={answer} isBusy={isBusy} />;
}
