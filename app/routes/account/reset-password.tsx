import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { accountMeta } from "~/components/account/account-meta";
import { DeadLink } from "~/components/account/dead-link";
import { RedeemedLink } from "~/components/account/redeemed-link";
import { ResetForm } from "~/components/account/reset-form";
import { useAnswer } from "~/components/send/use-answer";
import { returnAccountForm } from "~/http/accounts/answer";
import { redirectTo, requireTexts } from "~/http/requests";
import { findResettable, resetPassword, wasReset } from "~/models/accounts/password";
import { linkPath, resetPasswordForm, tokenInAddress } from "~/schemas/accounts/forms";
import { parseForm } from "~/schemas/forms/parse";

export const meta: MetaFunction = ({ matches }) => accountMeta(matches, "reset");

/** Does not redeem the link: mail scanners follow links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenInAddress(request.url);
  const user = token && (await findResettable(token, context));
  if (!user) return { kind: token && (await wasReset(token, context)) ? "used" : "dead" } as const;
  return { kind: "open" as const, token, email: user.email };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  const form = parseForm(resetPasswordForm, texts);
  if (!form.ok) return returnAccountForm(texts, { errors: form.problem });
  const result = await resetPassword(form.value, context);
  if (!result.ok) return redirectTo(linkPath("/reset-password", texts.token));
  return redirectTo(result.value.home, { "Set-Cookie": result.value.cookie });
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function ResetPasswordRoute() {
  const link = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const isBusy = useNavigation().formData !== undefined;
  if (link.kind === "open") return <ResetForm {...link} answer={answer} isBusy={isBusy} />;
  return link.kind === "used" ? <RedeemedLink kind="reset" /> : <DeadLink kind="reset" />;
}
