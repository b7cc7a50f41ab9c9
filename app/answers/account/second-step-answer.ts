import { redirect } from "@remix-run/cloudflare";
import { noSecondStepCookie } from "~/auth/second-step";
import type { AppContext } from "~/context";
import { finishWithCode, finishWithPasskey, type SecondStepResult } from "~/models/account/second-step";
import { passkeyAnswerForm, recoveryCodeForm } from "~/schemas/account-settings";
import { loginPage } from "~/schemas/login-page";
import { type FormTexts, parseForm } from "~/schemas/parse-form";
import { tooManyAttempts, wrongForm } from "./account-answer";
import { afterSignIn, secondStepPath } from "./after-sign-in";
import { isHttps } from "./is-https";

/** Takes the second step of signing in, by passkey or by recovery code, and goes on to where the first one was meant to lead. */
export async function answerSecondStep(texts: FormTexts, token: string | null, context: AppContext) {
  if (token === null) return redirect("/login", 303);
  if (texts.intent !== "code") {
    const form = parseForm(passkeyAnswerForm, texts);
    if (!form.ok) throw new Response(null, { status: 400 });
    return answerFor(await finishWithPasskey(token, form.value.response, context), texts, context);
  }
  const form = parseForm(recoveryCodeForm, texts);
  if (!form.ok) return wrongForm(texts, { errors: form.problem });
  return answerFor(await finishWithCode(token, form.value.recovery_code, context), texts, context);
}

/** A passkey that was refused needs a new question: the page asks it when it is looked at anew. */
function answerFor(result: SecondStepResult, texts: FormTexts, context: AppContext) {
  const page = loginPage.parse(texts);
  switch (result.kind) {
    case "signed_in": {
      const headers = new Headers([
        ["Set-Cookie", result.cookie],
        ["Set-Cookie", noSecondStepCookie(isHttps(context))],
      ]);
      return redirect(afterSignIn(result.home, page), { status: 303, headers });
    }
    case "refused":
      return redirect(secondStepPath(page, { refused: texts.intent === "code" ? "code" : "passkey" }), 303);
    case "expired":
      return redirect("/login", { status: 303, headers: { "Set-Cookie": noSecondStepCookie(isHttps(context)) } });
    case "too_many":
      return tooManyAttempts(texts, "tooMany", result);
  }
}
