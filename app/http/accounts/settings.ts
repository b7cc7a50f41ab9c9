import { data, redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { requestEmailChange } from "~/models/accounts/change-email";
import { changePassword } from "~/models/accounts/password";
import { changeEmailForm, changePasswordForm } from "~/schemas/accounts/settings";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";

type SettingsProblem =
  "tooMany" | "passkeyRefused" | "tooManyPasskeys" | "linkNeeded" | "lastSuperadmin" | "heirGone" | "failed";

/** What a form of the account's settings is told when it is not done with. */
export interface SettingsAnswer {
  /** Which form of the page it was. */
  form: string;
  problem: SettingsProblem | null;
  errors: FormErrors;
  /** Until the next attempt, where there were too many. */
  waitMinutes: number;
  /** What was typed that is no secret. */
  typed: { email: string; organization: string; name: string };
}

function answer(texts: FormTexts, given: Partial<SettingsAnswer>): SettingsAnswer {
  const kept = (name: string) => (texts[name] ?? "").slice(0, 254);
  const typed = { email: kept("email"), organization: kept("organization"), name: kept("name") };
  return { form: texts.intent ?? "", problem: null, errors: {}, waitMinutes: 0, typed, ...given };
}

/** The form again, with what is wrong: 400. */
export const wrongSettings = (
  texts: FormTexts,
  given: Pick<SettingsAnswer, "problem"> | Pick<SettingsAnswer, "errors">,
) => data(answer(texts, given), { status: 400 });

type NotAllowed = { kind: "wrong_password" } | { kind: "tooMany"; retryAfterSeconds: number };

/** The form again, because the password was not right, or was tried too often: 400 or 429. */
export function withoutPassword(texts: FormTexts, refusal: NotAllowed) {
  if (refusal.kind === "wrong_password")
    return wrongSettings(texts, { errors: { current_password: "passwordIsWrong" } });
  return tooManyTries(texts, refusal);
}

/** The form again, because it was sent too often: 429. */
export function tooManyTries(texts: FormTexts, { retryAfterSeconds }: { retryAfterSeconds: number }) {
  const headers = { "Retry-After": String(retryAfterSeconds) };
  return data(answer(texts, { problem: "tooMany", waitMinutes: Math.ceil(retryAfterSeconds / 60) }), {
    status: 429,
    headers,
  });
}

/** Mails both addresses a link, and says so. */
export async function answerEmailChange(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(changeEmailForm, texts);
  if (!form.ok) return wrongSettings(texts, { errors: form.problem });
  const { email, current_password } = form.value;
  const result = await requestEmailChange({ email, password: current_password }, viewer, context);
  switch (result.kind) {
    case "sent":
      return redirect("/settings/account?melding=epost", 303);
    case "same":
      return wrongSettings(texts, { errors: { email: "emailIsSame" } });
    default:
      return withoutPassword(texts, result);
  }
}

export async function answerPasswordChange(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(changePasswordForm, texts);
  if (!form.ok) return wrongSettings(texts, { errors: form.problem });
  const { current_password, password } = form.value;
  const result = await changePassword({ current: current_password, password }, viewer, context);
  if (result.kind !== "changed") return withoutPassword(texts, result);
  return redirect("/settings/account?melding=passord", 303);
}
