import { noSecondStepCookie } from "~/auth/second-step";
import { signUpProofCookie } from "~/auth/sign-up-proof";
import type { AppContext } from "~/context";
import { SECOND_STEP } from "~/domain/accounts/after-sign-in";
import { redirectTo } from "~/http/redirects";
import { badRequest } from "~/http/refusals";
import { finishWithCode, finishWithPasskey, type SecondStepResult } from "~/models/accounts/second-step";
import { signIn } from "~/models/accounts/sign-in";
import { type LoginPage, loginPage, signInForm } from "~/schemas/accounts/forms";
import { passkeyAnswerForm, recoveryCodeForm } from "~/schemas/accounts/settings";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { returnAccountForm } from "./answer";

type Origin = Pick<LoginPage, "invitation" | "next">;

/** Where somebody goes after signing in: to the invitation they came from, the page that asked for it, or home. */
function afterSignIn(home: string, { invitation, next }: Origin): string {
  if (home === SECOND_STEP) return secondStepPath({ invitation, next });
  return invitation ? `/invitation/${invitation}` : (next ?? home);
}

/** The address of the second step, which keeps where somebody is going to. */
function secondStepPath({ invitation, next }: Origin, search: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({ ...search, ...(invitation && { invitation }), ...(next && { next }) });
  return parameters.size > 0 ? `${SECOND_STEP}?${parameters}` : SECOND_STEP;
}

/** Whether browsers reach the product over https, so that cookies can be Secure. */
export const isHttps = ({ settings }: Pick<AppContext, "settings">) => settings.APP_URL.startsWith("https:");

/** Signs in and sends on: to the invitation somebody came from, to the page that asked for it, or home. */
export async function answerSignIn(texts: FormTexts, context: AppContext) {
  const form = parseForm(signInForm, texts);
  if (!form.ok) return returnAccountForm(texts, { errors: form.problem });
  const result = await signIn(form.value, context);
  if (result.ok) {
    const { home, cookie } = result.value;
    return redirectTo(afterSignIn(home, loginPage.parse(texts)), { "Set-Cookie": cookie });
  }
  const { problem } = result;
  return problem.kind === "unconfirmedEmail"
    ? returnAccountForm(texts, { problem }, { "Set-Cookie": signUpProofCookie(problem.proof, isHttps(context)) })
    : returnAccountForm(texts, { problem });
}

/** Takes the second step of signing in, by passkey or by recovery code, and goes on to where the first one was meant to lead. */
export async function answerSecondStep(texts: FormTexts, token: string | null, context: AppContext) {
  if (token === null) return redirectTo("/login");
  if (texts.intent !== "code") {
    const form = parseForm(passkeyAnswerForm, texts);
    if (!form.ok) throw badRequest();
    return answerFor(await finishWithPasskey(token, form.value.response, context), texts, context);
  }
  const form = parseForm(recoveryCodeForm, texts);
  if (!form.ok) return returnAccountForm(texts, { errors: form.problem });
  return answerFor(await finishWithCode(token, form.value.recovery_code, context), texts, context);
}

/** A passkey that was refused needs a new question: the page asks it when it is looked at anew. */
function answerFor(result: SecondStepResult, texts: FormTexts, context: AppContext) {
  const page = loginPage.parse(texts);
  const isOver = ["Set-Cookie", noSecondStepCookie(isHttps(context))] satisfies [string, string];
  if (result.ok) return redirectTo(afterSignIn(result.value.home, page), [["Set-Cookie", result.value.cookie], isOver]);
  const { problem } = result;
  switch (problem.kind) {
    case "wrongSecondStep":
      return redirectTo(secondStepPath(page, { refused: texts.intent === "code" ? "code" : "passkey" }));
    case "stepExpired":
      return redirectTo("/login", [isOver]);
    case "tooMany":
      return returnAccountForm(texts, { problem });
  }
}

/**
 * Headers of the answer to somebody who leaves a device: the session goes, and so do the pages that the browser kept for
 * its Back button. What lies in the device's storage (favourites without an account, preferences) is the device's own.
 */
export const leftHeaders = (sessionCookie: string) => ({ "Set-Cookie": sessionCookie, "Clear-Site-Data": '"cache"' });
