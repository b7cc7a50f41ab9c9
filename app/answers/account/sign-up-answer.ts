import { data, redirect } from "@remix-run/cloudflare";
import { signUpProofCookie } from "~/auth/sign-up-proof";
import type { AppContext } from "~/context";
import { signUp, type SignUp, type SignUpResult } from "~/models/account/sign-up";
import { signUpForm, signUpModalForm } from "~/schemas/account-forms";
import { type FormTexts, parseForm } from "~/schemas/parse-form";
import { accountAnswer, tooManyAttempts, wrongForm } from "./account-answer";
import { isHttps } from "./is-https";

/** The sign-up of /login: goes home at once where nothing has to be confirmed. */
export async function answerSignUp(texts: FormTexts, context: AppContext) {
  const form = parseForm(signUpForm, texts);
  if (!form.ok) return wrongForm(texts, { errors: form.problem });
  const { email, password, organization_name, follow_only, invitation } = form.value;
  const followsOnly = follow_only && !invitation;
  const given: SignUp = { email, password, organizationName: follow_only ? null : organization_name, followsOnly, invitation };
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
  const result = await signUp({ email, password, organizationName: null, followsOnly: false, invitation: null }, context);
  if (result.kind !== "signed_in") return answerNotSignedIn(result, texts, context);
  return data(accountAnswer(texts, { done: "created" }), { headers: { "Set-Cookie": result.cookie } });
}

function answerNotSignedIn(result: Exclude<SignUpResult, { kind: "signed_in" }>, texts: FormTexts, context: AppContext) {
  switch (result.kind) {
    case "check_email": {
      const headers = { "Set-Cookie": signUpProofCookie(result.proof, isHttps(context)) };
      return data(accountAnswer(texts, { done: "checkEmail" }), { headers });
    }
    case "refused":
      return wrongForm(texts, { problem: "signUpRefused" });
    case "too_many":
      return tooManyAttempts(texts, "tooManySignUps", result);
  }
}
