import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { returnForm } from "~/http/forms";
import { redirectAfter } from "~/http/requests";
import { requestEmailChange } from "~/models/accounts/change-email";
import { changePassword } from "~/models/accounts/password";
import { changeEmailForm, changePasswordForm } from "~/schemas/accounts/settings";
import { type FormAnswer, type FormTexts, parseForm } from "~/schemas/forms/parse";

export type SettingsAnswer = FormAnswer<
  "tooMany" | "passkeyRefused" | "tooManyPasskeys" | "linkNeeded" | "lastSuperadmin" | "heirGone" | "gone"
>;

/** Mails both addresses a link. */
export async function answerEmailChange(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(changeEmailForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const { email, current_password: password } = form.value;
  const result = await requestEmailChange({ email, password }, viewer, context);
  return result.ok ? redirectAfter("/settings/account", "emailChangeSent") : returnForm(texts, result);
}

export async function answerPasswordChange(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(changePasswordForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const { current_password: current, password } = form.value;
  const result = await changePassword({ current, password }, viewer, context);
  return result.ok ? redirectAfter("/settings/account", "passwordChanged") : returnForm(texts, result);
}
