import { data } from "@remix-run/cloudflare";
import { type ProblemKind, type Reason, returnForm } from "~/http/forms";
import type { FormAnswer, FormTexts } from "~/schemas/forms/parse";

type AccountProblem =
  | "wrongCredentials"
  | "unconfirmedEmail"
  | "signUpRefused"
  | "signUpDisabled"
  | "wrongSignUpPassword"
  | "tooMany";

export interface AccountDone {
  done: "checkEmail" | "mailSent" | "created";
  email: string;
}

export type AccountForm = FormAnswer<AccountProblem> & { done: null };

export type AccountAnswer = AccountForm | AccountDone;

export const accountDone = (done: AccountDone["done"], texts: FormTexts, headers: HeadersInit = {}) =>
  data({ done, email: texts["email"] ?? "" } satisfies AccountDone, { headers });

export const returnAccountForm = <Kind extends ProblemKind = never>(
  texts: FormTexts,
  reason: Reason<Kind>,
  headers?: HeadersInit,
) => returnForm(texts, reason, { done: null }, headers);
