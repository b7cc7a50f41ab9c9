import { redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/viewer";
import { requestEmailChange } from "~/models/account/change-email";
import { changePassword } from "~/models/account/change-password";
import { changeEmailForm, changePasswordForm } from "~/schemas/account-settings";
import { type FormTexts, parseForm } from "~/schemas/parse-form";
import { withoutPassword, wrongSettings } from "./settings-answer";

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
