import { redirect } from "@remix-run/cloudflare";
import { noSignUpProofCookie } from "~/auth/sign-up-proof";
import type { AppContext } from "~/context";
import { confirmEmail } from "~/models/account/confirm-email";
import { confirmEmailForm } from "~/schemas/account-forms";
import { type FormTexts, parseForm } from "~/schemas/parse-form";
import { tooManyAttempts, wrongForm } from "./account-answer";
import { isHttps } from "./is-https";

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
      return wrongForm(texts, result.isWrong ? { problem: "passwordWrong" } : { errors: { password: "passwordRequired" } });
    case "too_many":
      return tooManyAttempts(texts, "tooMany", result);
    case "invalid":
      return "invalid";
  }
}
