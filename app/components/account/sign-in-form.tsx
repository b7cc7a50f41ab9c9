import { Link } from "@remix-run/react";
import { useState } from "react";
import { accountMessages } from "#messages/account";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { PasswordField } from "~/components/ui/password-field";
import { useMessages } from "~/i18n/use-messages";
import { AccountProblems, EmailField, SubmitButton } from "./form-parts";
import type { AccountFormProps } from "./form-props";
import { ResendForm } from "./resend-form";

interface Props extends AccountFormProps {
  invitation?: string | null;
  invitedEmail?: string | undefined;
  next?: string | null;
  forgotPath: string;
  onEmail?: (email: string) => void;
}

export function SignInForm({ dialog, answer, isBusy, invitation, invitedEmail, next, forgotPath, onEmail }: Props) {
  const m = useMessages(accountMessages);
  const form = useFormAnswer(answer);
  const known = form.typed("email") ?? invitedEmail;
  const [email, setEmail] = useState(known);
  return (
    <>
      <AccountProblems form={form} labels={{ email: m.email, password: m.password }} />
      {form.problem === "unconfirmedEmail" && <ResendForm dialog={dialog} email={known ?? ""} isBusy={isBusy} />}
      <PostForm failed={m.problems.failed} action="/login" {...dialog} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="sign-in" />
        {invitation && <input type="hidden" name="invitation" value={invitation} />}
        {next && <input type="hidden" name="next" value={next} />}
        <EmailField
          error={form.errorOf("email")}
          typed={known}
          onType={(typed) => {
            setEmail(typed);
            onEmail?.(typed);
          }}
        />
        <div>
          <PasswordField label={m.password} {...form.named("password")} autoComplete="current-password" />
          <Link
            to={forgotPath}
            state={{ email }}
            className="mt-1 inline-flex min-h-11 items-center font-medium text-fjord underline-offset-4 hover:underline"
          >
            {m.forgotLink}
          </Link>
        </div>
        <SubmitButton isBusy={isBusy}>{m.signIn}</SubmitButton>
      </PostForm>
    </>
  );
}
