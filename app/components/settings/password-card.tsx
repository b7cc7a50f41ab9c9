import { Link } from "@remix-run/react";
import { accountSettingsMessages } from "#messages/account-settings";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { PasswordField } from "~/components/ui/password-field";
import type { SettingsAnswer } from "~/http/accounts/settings";
import { useMessages } from "~/i18n/use-messages";
import { CurrentPassword, SettingsButton, SettingsCard } from "./settings-parts";

const FORM = "password";

export function PasswordCard({ email, answer }: { email: string; answer: SettingsAnswer | null }) {
  const m = useMessages(accountSettingsMessages);
  const form = useFormAnswer(answer, FORM);
  const labels = {
    current_password: m.currentPassword,
    password: m.account.newPassword,
    password_repeat: m.account.passwordRepeat,
  };
  return (
    <SettingsCard title={m.account.password}>
      <p className="text-ink-soft">{m.account.passwordHint}</p>
      <FormProblems form={form} scope={FORM} problems={m.problems} labels={labels} />
      <PostForm failed={m.account.passwordFailed} noValidate className="flex flex-col gap-5">
        <CurrentPassword form={form} scope={FORM} email={email} />
        <PasswordField
          label={m.account.newPassword}
          {...form.named("password")}
          scope={FORM}
          autoComplete="new-password"
          strengthAbout={[email]}
        />
        <PasswordField
          label={m.account.passwordRepeat}
          {...form.named("password_repeat")}
          repeats="password"
          scope={FORM}
          autoComplete="new-password"
        />
        <SettingsButton intent={FORM}>{m.account.changePassword}</SettingsButton>
      </PostForm>
      <Link
        to="/login?mode=forgot"
        className="inline-flex min-h-11 items-center self-start font-medium text-fjord underline-offset-4 hover:underline"
      >
        {m.account.forgot}
      </Link>
    </SettingsCard>
  );
}
