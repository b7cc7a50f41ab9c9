import { useLocation } from "@remix-run/react";
import { PostForm } from "~/components/send/post-form";
import { accountMessages } from "~/i18n/account";
import { useMessages } from "~/i18n/use-messages";
import { AnswerSummary, useFieldErrors } from "./answer-summary";
import { EmailField } from "./email-field";
import type { AccountFormProps } from "./form-props";
import { SubmitButton } from "./submit-button";

export function ForgotForm({ dialog, answer, isBusy }: AccountFormProps) {
  const m = useMessages(accountMessages);
  const errorOf = useFieldErrors(answer);
  // Comes along from the sign-in, and not in the address: that would be written down.
  const { email } = (useLocation().state ?? {}) as { email?: string };
  return (
    <>
      <AnswerSummary answer={answer} labels={{ email: m.email }} />
      <PostForm failed={m.problems.mailFailed} action="/login?mode=forgot" {...dialog} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="mode" value="forgot" />
        <EmailField error={errorOf("email")} typed={answer?.typed.email ?? email} />
        <SubmitButton isBusy={isBusy}>{m.forgotSend}</SubmitButton>
      </PostForm>
    </>
  );
}
