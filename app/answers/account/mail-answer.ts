import { data } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { resendConfirmation } from "~/models/account/confirm-email";
import type { requestPasswordReset } from "~/models/account/reset-password";
import { forgotPasswordForm } from "~/schemas/account-forms";
import { type FormTexts, parseForm } from "~/schemas/parse-form";
import { accountAnswer, tooManyAttempts, wrongForm } from "./account-answer";

type Verb = typeof requestPasswordReset | typeof resendConfirmation;

/** Sends a link to an address, if it has something to do with us: the answer is the same for every address. */
export async function answerWithMail(send: Verb, texts: FormTexts, context: AppContext) {
  const form = parseForm(forgotPasswordForm, texts);
  if (!form.ok) return wrongForm(texts, { errors: form.problem });
  const result = await send(form.value.email, context);
  if (result.kind === "too_many") return tooManyAttempts(texts, "tooManyMails", result);
  return data(accountAnswer(texts, { done: "mailSent" }));
}
