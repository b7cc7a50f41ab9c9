import { data } from "@remix-run/cloudflare";
import type { TooMany } from "~/models/site/attempts";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";

export type AccountProblem =
  "refused" | "unconfirmed" | "tooMany" | "tooManySignUps" | "tooManyMails" | "signUpRefused" | "passwordWrong";

/** What an account's form is told when it is not sent on to another page. */
export interface AccountAnswer {
  problem: AccountProblem | null;
  errors: FormErrors;
  /** What was typed, but for the passwords. */
  typed: { email: string; organizationName: string; followsOnly: boolean };
  /** Until the next attempt, where there were too many. */
  waitMinutes: number;
  /** What has been done: the form has given way to saying so. */
  done: "checkEmail" | "mailSent" | "created" | null;
}

export function accountAnswer(texts: FormTexts, given: Partial<AccountAnswer>): AccountAnswer {
  const typed = {
    email: (texts.email ?? "").slice(0, 254),
    organizationName: (texts.organization_name ?? "").slice(0, 120),
    followsOnly: texts.follow_only === "on",
  };
  return { problem: null, errors: {}, typed, waitMinutes: 0, done: null, ...given };
}

/** The form again, with what is wrong: 400. */
export const wrongForm = (
  texts: FormTexts,
  given: Pick<AccountAnswer, "problem"> | Pick<AccountAnswer, "errors">,
  headers?: HeadersInit,
) => data(accountAnswer(texts, given), { status: 400, ...(headers && { headers }) });

/** The form again, to be sent later: 429. */
export function tooManyAttempts(texts: FormTexts, problem: AccountProblem, { retryAfterSeconds }: TooMany) {
  const waitMinutes = Math.ceil(retryAfterSeconds / 60);
  return data(accountAnswer(texts, { problem, waitMinutes }), {
    status: 429,
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}
