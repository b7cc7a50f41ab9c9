import { data, redirect } from "@remix-run/cloudflare";
import { noSignUpProofCookie, signUpProofCookie } from "~/auth/sign-up-proof";
import type { AppContext } from "~/context";
import type { requestPasswordReset } from "~/models/accounts/password";
import {
  confirmEmail,
  type resendConfirmation,
  signUp,
  type SignUp,
  type SignUpResult,
} from "~/models/accounts/sign-up";
import { confirmEmailForm, forgotPasswordForm, signUpForm, signUpModalForm } from "~/schemas/accounts/forms";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { accountAnswer, tooManyAttempts, wrongForm } from "./answer";
import { isHttps } from "./sign-in";

/** The sign-up of /login: goes home at once where nothing has to be confirmed. */
export async function answerSignUp(texts: FormTexts, context: AppContext) {
  const form = parseForm(signUpForm, texts);
  if (!form.ok) return wrongForm(texts, { errors: form.problem });
  const { email, password, organization_name, follow_only, invitation } = form.value;
  const followsOnly = follow_only && !invitation;
  const given: SignUp = {
    email,
    password,
    organizationName: follow_only ? null : organization_name,
    followsOnly,
    invitation,
  };
  const result = await signUp(given, context);
  if (result.kind !== "signed_in") return answerNotSignedIn(result, texts, context);
  const to = invitation ? `/invitation/${invitation}` : result.home;
  return redirect(to, { status: 303, headers: { "Set-Cookie": result.cookie } });
}

/** The modal of /become-organizer: stays to say that the account is there. */
export async function answerSignUpModal(texts: FormTexts, context: AppContext) {
  const form = parseForm(signUpModalForm, texts);
  if (!form.ok) return wrongForm(texts, { errors: form.problem });
  const { email, password } = form.value;
  const result = await signUp(
    { email, password, organizationName: null, followsOnly: false, invitation: null },
    context,
  );
  if (result.kind !== "signed_in") return answerNotSignedIn(result, texts, context);
  return data(accountAnswer(texts, { done: "created" }), { headers: { "Set-Cookie": result.cookie } });
}

function answerNotSignedIn(
  result: Exclude<SignUpResult, { kind: "signed_in" }>,
  texts: FormTexts,
  context: AppContext,
) {
  switch (result.kind) {
    case "check_email": {
      const headers = { "Set-Cookie": signUpProofCookie(result.proof, isHttps(context)) };
      return data(accountAnswer(texts, { done: "checkEmail" }), { headers });
    }
    case "refused":
      return wrongForm(texts, { problem: "signUpRefused" });
    case "tooMany":
      return tooManyAttempts(texts, "tooManySignUps", result);
  }
}

/** Uses a confirmation link and goes home; "invalid" for one that no longer works. */
export async function answerConfirmation(texts: FormTexts, proof: string | null, context: AppContext) {
  const form = parseForm(confirmEmailForm, texts);
  if (!form.ok) return "invalid";
  const result = await confirmEmail({ ...form.value, proof }, context);
  switch (result.kind) {
    case "confirmed": {
      const headers = new Headers([
        ["Set-Cookie", result.cookie],
        ["Set-Cookie", noSignUpProofCookie(isHttps(context))],
      ]);
      return redirect(result.home, { status: 303, headers });
    }
    case "password_needed":
      return wrongForm(
        texts,
        result.isWrong ? { problem: "passwordWrong" } : { errors: { password: "passwordRequired" } },
      );
    case "tooMany":
      return tooManyAttempts(texts, "tooMany", result);
    case "invalid":
      return "invalid";
  }
}

type Verb = typeof requestPasswordReset | typeof resendConfirmation;

/** Sends a link to an address, if it has something to do with us: the answer is the same for every address. */
export async function answerWithMail(send: Verb, texts: FormTexts, context: AppContext) {
  const form = parseForm(forgotPasswordForm, texts);
  if (!form.ok) return wrongForm(texts, { errors: form.problem });
  const result = await send(form.value.email, context);
  if (result.kind === "tooMany") return tooManyAttempts(texts, "tooManyMails", result);
  return data(accountAnswer(texts, { done: "mailSent" }));
}
