import { accountMessages } from "#messages/account";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { PasswordField } from "~/components/ui/password-field";
import type { AccountForm } from "~/http/accounts/answer";
import { useMessages } from "~/i18n/use-messages";
import { AccountProblems, PageHeading, SubmitButton } from "./form-parts";

interface Props {
  token: string;
  email: string;
  answer: AccountForm | null;
  isBusy: boolean;
}

export function ResetForm({ token, email, answer, isBusy }: Props) {
  const m = useMessages(accountMessages);
  const form = useFormAnswer(answer);
  return (
    <>
      <PageHeading intro={m.resetIntro(email)}>{m.pages.reset.title}</PageHeading>
      <AccountProblems form={form} labels={{ password: m.newPassword, password_repeat: m.passwordRepeat }} />
      <PostForm failed={m.notReset} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
        <PasswordField
          label={m.newPassword}
          {...form.named("password")}
          autoComplete="new-password"
          strengthAbout={[email]}
        />
        <PasswordField
          label={m.passwordRepeat}
          {...form.named("password_repeat")}
          repeats="password"
          autoComplete="new-password"
        />
        <SubmitButton isBusy={isBusy}>{m.resetSave}</SubmitButton>
      </PostForm>
    </>
  );
}
