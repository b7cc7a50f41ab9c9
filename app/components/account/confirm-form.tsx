import { Link } from "@remix-run/react";
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
  /** This is another browser than the one that signed up. */
  asksPassword: boolean;
  answer: AccountForm | null;
  isBusy: boolean;
}

/** In another browser it asks for the password, because somebody else may have caused the link. */
export function ConfirmForm({ token, email, asksPassword, answer, isBusy }: Props) {
  const m = useMessages(accountMessages);
  const form = useFormAnswer(answer);
  return (
    <>
      <PageHeading intro={m.confirmIntro(email)}>{m.confirmHeading}</PageHeading>
      <AccountProblems form={form} labels={{ password: m.password }} />
      <PostForm failed={m.notConfirmed} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        {asksPassword && (
          <>
            <p className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">{m.confirmElsewhere}</p>
            <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
            <PasswordField label={m.password} {...form.named("password")} autoComplete="current-password" />
          </>
        )}
        <SubmitButton isBusy={isBusy}>{m.confirm}</SubmitButton>
      </PostForm>
      {asksPassword && (
        <Link
          to="/login?mode=forgot"
          className="inline-flex min-h-11 items-center font-medium text-fjord underline-offset-4 hover:underline"
        >
          {m.confirmForgot}
        </Link>
      )}
    </>
  );
}
