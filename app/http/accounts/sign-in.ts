import { noSecondStepCookie } from "~/auth/second-step";
import { signUpProofCookie } from "~/auth/sign-up-proof";
import type { AppContext } from "~/context";
import { SECOND_STEP } from "~/domain/accounts/after-sign-in";
import { badRequest, redirectTo } from "~/http/requests";
import { finishWithCode, finishWithPasskey, type SecondStepResult } from "~/models/accounts/second-step";
import { signIn } from "~/models/accounts/sign-in";
import { type LoginPage, loginPage, signInForm } from "~/schemas/accounts/forms";
import { passkeyAnswerForm, recoveryCodeForm } from "~/schemas/accounts/settings";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { isHttps } from "~/schemas/site/settings";
import { returnAccountForm } from "./answer";

type Origin = Pick<LoginPage, "invitation" | "next">;

/** The invitation they came from, the page that required it, or home. */
function afterSignIn(home: string, { invitation, next }: Origin): string {
  if (home === SECOND_STEP) return secondStepPath({ invitation, next });
  return invitation ? `/invitation/${invitation}` : (next ?? home);
}

function secondStepPath({ invitation, next }: Origin, search: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({ ...search, ...(invitation && { invitation }), ...(next && { next }) });
  return parameters.size > 0 ? `${SECOND_STEP}?${parameters}` : SECOND_STEP;
}

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
    ? returnAccountForm(
        texts,
        { problem },
        { "Set-Cookie": signUpProofCookie(problem.proof, isHttps(context.settings)) },
      )
    : returnAccountForm(texts, { problem });
}

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

/** A refused passkey needs a new challenge, which the page requests when it loads again. */
function answerFor(result: SecondStepResult, texts: FormTexts, context: AppContext) {
  const page = loginPage.parse(texts);
  const isOver = ["Set-Cookie", noSecondStepCookie(isHttps(context.settings))] satisfies [string, string];
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

/** Removes the session and the pages cached for Back; the device's own storage stays. */
export const leftHeaders = (sessionCookie: string) => ({ "Set-Cookie": sessionCookie, "Clear-Site-Data": '"cache"' });
