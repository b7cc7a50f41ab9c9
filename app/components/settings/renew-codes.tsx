import type { SettingsAnswer } from "~/answers/settings/settings-answer";
import { PostForm } from "~/components/send/post-form";
import { PasswordField } from "~/components/ui/password-field";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";
import { SettingsButton, SettingsProblems, useSettingsErrors } from "./settings-parts";

const FORM = "renew";

/** How many recovery codes are left, and new ones in their place. */
export function RenewCodes({ codesLeft, email, answer }: { codesLeft: number; email: string; answer: SettingsAnswer | null }) {
  const m = useMessages(accountSettingsMessages);
  const errorOf = useSettingsErrors(answer, FORM);
  return (
    <>
      <div className="text-ink-soft">
        <p>{m.twoStep.codesHint}</p>
        <p className={codesLeft < 3 ? "font-semibold text-amber-ink" : "font-semibold text-ink"}>{m.twoStep.codesLeft(codesLeft)}</p>
      </div>
      <SettingsProblems answer={answer} form={FORM} labels={{ current_password: m.currentPassword }} />
      <PostForm failed={m.twoStep.renewFailed} noValidate className="flex flex-col gap-4">
        <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
        <PasswordField label={m.currentPassword} name="current_password" scope={FORM} autoComplete="current-password" error={errorOf("current_password")} />
        <p className="type-15 text-ink-soft">{m.twoStep.renewHint}</p>
        <SettingsButton intent={FORM} kind="quiet">
          {m.twoStep.renew}
        </SettingsButton>
      </PostForm>
    </>
  );
}
