import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { wrongForm } from "~/answers/account/account-answer";
import { accountMeta } from "~/account-meta";
import { DeadLink } from "~/components/account/dead-link";
import { ResetForm } from "~/components/account/reset-form";
import { useAnswer } from "~/components/send/use-answer";
import { requireTexts } from "~/guards/require-texts";
import { findResettable, resetPassword } from "~/models/account/reset-password";
import { resetPasswordForm } from "~/schemas/account-forms";
import { tokenInAddress } from "~/schemas/login-page";
import { parseForm } from "~/schemas/parse-form";

export const meta: MetaFunction = ({ matches }) => accountMeta(matches, "reset");

/** Looks at the link without using it up: mail scanners follow links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenInAddress(request.url);
  const user = token && (await findResettable(token, context));
  return user ? { token, email: user.email } : null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  const form = parseForm(resetPasswordForm, texts);
  if (!form.ok) return wrongForm(texts, { errors: form.problem });
  const result = await resetPassword(form.value, context);
  if (result.kind === "invalid") return redirect("/reset-password", 303);
  return redirect(result.home, { status: 303, headers: { "Set-Cookie": result.cookie } });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ResetPassword() {
  const link = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const isBusy = useNavigation().formData !== undefined;
  return link ? <ResetForm {...link} answer={answer} isBusy={isBusy} /> : <DeadLink kind="reset" />;
}
