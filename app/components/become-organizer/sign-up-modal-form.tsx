import { useState } from "react";
import { AnswerSummary, useFieldErrors } from "~/components/account/answer-summary";
import { EmailField } from "~/components/account/email-field";
import type { AccountFormProps } from "~/components/account/form-props";
import { SubmitButton } from "~/components/account/submit-button";
import { PostForm } from "~/components/send/post-form";
import { PasswordField } from "~/components/ui/password-field";
import { accountMessages } from "~/i18n/account";
import { useMessages } from "~/i18n/use-messages";

/** An account alone: the organisation is described afterwards. */
export function SignUpModalForm({ dialog, answer, isBusy }: AccountFormProps) {
  const m = useMessages(accountMessages);
  const errorOf = useFieldErrors(answer);
  const [email, setEmail] = useState("");
  return (
    <>
      <AnswerSummary answer={answer} labels={{ email: m.email, password: m.password, password_repeat: m.passwordRepeat }} />
      <PostForm failed={m.problems.signUpRefused} action="/become-organizer" {...dialog} noValidate className="flex flex-col gap-5">
        <EmailField error={errorOf("email")} typed={answer?.typed.email} onType={setEmail} />
        <PasswordField label={m.password} name="password" autoComplete="new-password" error={errorOf("password")} strengthAbout={[email]} />
        <PasswordField label={m.passwordRepeat} name="password_repeat" repeats="password" autoComplete="new-password" error={errorOf("password_repeat")} />
        <SubmitButton isBusy={isBusy}>{m.signUp}</SubmitButton>
      </PostForm>
    </>
  );
}
