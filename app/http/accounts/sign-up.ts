import { noSignUpProofCookie, signUpProofCookie } from "~/auth/sign-up-proof";
import type { AppContext } from "~/context";
import { leadsToClaim } from "~/domain/accounts/after-sign-in";
import { redirectTo } from "~/http/requests";
import type { requestPasswordReset } from "~/models/accounts/password";
import { confirmEmail, type resendConfirmation, signUp, type SignUp } from "~/models/accounts/sign-up";
import { confirmEmailForm, forgotPasswordForm, linkPath, signUpForm, signUpModalForm } from "~/schemas/accounts/forms";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { isHttps } from "~/schemas/site/settings";
import { accountDone, returnAccountForm } from "./answer";

export async function answerSignUp(texts: FormTexts, context: AppContext) {
  const form = parseForm(signUpForm, texts);
  if (!form.ok) return returnAccountForm(texts, { errors: form.problem });
  const { email, password, organization_name, follow_only, invitation, next } = form.value;
  const followsOnly = follow_only && !invitation;
  const given: SignUp = {
    email,
    password,
    organizationName: follow_only || leadsToClaim(next) ? null : organization_name,
    followsOnly,
    invitation,
    next,
  };
  const result = await signUp(given, context);
  if (!result.ok) return returnAccountForm(texts, result);
  if (result.value.kind === "checkEmail") return checkEmailAnswer(result.value.proof, texts, context);
  const { home, cookie } = result.value;
  return redirectTo(invitation ? `/invitation/${invitation}` : (next ?? home), { "Set-Cookie": cookie });
}

export async function answerSignUpModal(texts: FormTexts, context: AppContext) {
  const form = parseForm(signUpModalForm, texts);
  if (!form.ok) return returnAccountForm(texts, { errors: form.problem });
  const { email, password } = form.value;
  const result = await signUp(
    { email, password, organizationName: null, followsOnly: false, invitation: null },
    context,
  );
  if (!result.ok) return returnAccountForm(texts, result);
  if (result.value.kind === "checkEmail") return checkEmailAnswer(result.value.proof, texts, context);
  return accountDone("created", texts, { "Set-Cookie": result.value.cookie });
}

const checkEmailAnswer = (proof: string, texts: FormTexts, context: AppContext) =>
  accountDone("checkEmail", texts, { "Set-Cookie": signUpProofCookie(proof, isHttps(context.settings)) });

/** Leads on to `next`, a path of the mailed link. */
export async function answerConfirmation(
  texts: FormTexts,
  { proof, next }: { proof: string | null; next: string | null },
  context: AppContext,
) {
  const form = parseForm(confirmEmailForm, texts);
  const page = linkPath("/confirm-email", texts.token);
  if (!form.ok) return redirectTo(page);
  const result = await confirmEmail({ ...form.value, proof }, context);
  if (result.ok) {
    const { home, cookie } = result.value;
    return redirectTo(next ?? home, [
      ["Set-Cookie", cookie],
      ["Set-Cookie", noSignUpProofCookie(isHttps(context.settings))],
    ]);
  }
  const { problem } = result;
  return problem.kind === "invalidLink" ? redirectTo(page) : returnAccountForm(texts, { problem });
}

type Verb = typeof requestPasswordReset | typeof resendConfirmation;

/** The response is the same for every address. */
export async function answerWithMail(send: Verb, texts: FormTexts, context: AppContext) {
  const form = parseForm(forgotPasswordForm, texts);
  if (!form.ok) return returnAccountForm(texts, { errors: form.problem });
  const result = await send(form.value.email, context);
  return result.ok ? accountDone("mailSent", texts) : returnAccountForm(texts, result);
}
