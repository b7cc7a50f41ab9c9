import { redirect } from "@remix-run/cloudflare";
import { signUpProofCookie } from "~/auth/sign-up-proof";
import type { AppContext } from "~/context";
import { signIn } from "~/models/account/sign-in";
import { signInForm } from "~/schemas/account-forms";
import { loginPage } from "~/schemas/login-page";
import { type FormTexts, parseForm } from "~/schemas/parse-form";
import { tooManyAttempts, wrongForm } from "./account-answer";
import { afterSignIn } from "./after-sign-in";
import { isHttps } from "./is-https";

/** Signs in and sends on: to the invitation somebody came from, to the page that asked for it, or home. */
export async function answerSignIn(texts: FormTexts, context: AppContext) {
  const form = parseForm(signInForm, texts);
  if (!form.ok) return wrongForm(texts, { errors: form.problem });
  const result = await signIn(form.value, context);
  switch (result.kind) {
    case "signed_in": {
      return redirect(afterSignIn(result.home, loginPage.parse(texts)), { status: 303, headers: { "Set-Cookie": result.cookie } });
    }
    case "unconfirmed":
      return wrongForm(texts, { problem: "unconfirmed" }, { "Set-Cookie": signUpProofCookie(result.proof, isHttps(context)) });
    case "refused":
      return wrongForm(texts, { problem: "refused" });
    case "too_many":
      return tooManyAttempts(texts, "tooMany", result);
  }
}
