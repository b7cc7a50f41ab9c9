import { useLocation } from "@remix-run/react";
import { accountMessages } from "#messages/account";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { TextLink } from "~/components/ui/text-link";
import type { AccountAnswer } from "~/http/accounts/answer";
import { useMessages } from "~/i18n/use-messages";
import type { LoginMode, LoginPage } from "~/schemas/accounts/forms";
import { AccountProblems, EmailField, PageHeading, SubmitButton } from "./form-parts";
import type { AccountFormProps } from "./form-props";
import { CheckEmail, MailSent } from "./mail-sent";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

function ForgotForm({ dialog, answer, isBusy }: AccountFormProps) {
  const m = useMessages(accountMessages);
  const form = useFormAnswer(answer);
  // In the navigation state rather than the address, which would be logged.
  const { email } = (useLocation().state ?? {}) as { email?: string };
  return (
    <>
      <AccountProblems form={form} labels={{ email: m.email }} />
      <PostForm
        failed={m.problems.mailFailed}
        action="/login?mode=forgot"
        {...dialog}
        noValidate
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="forgot" />
        <EmailField error={form.errorOf("email")} typed={form.typed("email") ?? email} />
        <SubmitButton isBusy={isBusy}>{m.forgotSend}</SubmitButton>
      </PostForm>
    </>
  );
}

function loginPath(mode: LoginMode, { invitation, next }: Pick<LoginPage, "invitation" | "next">): string {
  const search = new URLSearchParams({
    ...(mode !== "sign-in" && { mode }),
    ...(invitation && { invitation }),
    ...(next && { next }),
  });
  return search.size > 0 ? `/login?${search}` : "/login";
}

export function LoginForms({ page, answer, isBusy }: Omit<Props, "answer"> & { answer: AccountAnswer | null }) {
  if (answer?.done === "mailSent") return <MailSent email={answer.email} />;
  if (answer?.done) return <CheckEmail email={answer.email} isBusy={isBusy} />;
  const Mode = { "sign-in": SignIn, "sign-up": SignUp, forgot: Forgot }[page.mode];
  return <Mode key={page.mode} page={page} answer={answer} isBusy={isBusy} />;
}

type InvitedPage = LoginPage & { invited: { organizer: string; email: string } | null };

type Props = AccountFormProps & { page: InvitedPage };

function useIntro({ invitation, invited }: InvitedPage, otherwise: string): string {
  const m = useMessages(accountMessages);
  if (invited) return m.invitedTo(invited.organizer);
  return invitation ? m.invited : otherwise;
}

function SignIn({ page, ...props }: Props) {
  const m = useMessages(accountMessages);
  return (
    <>
      <PageHeading intro={useIntro(page, m.signInIntro)}>{m.signIn}</PageHeading>
      <SignInForm
        {...props}
        invitedEmail={page.invited?.email}
        invitation={page.invitation}
        next={page.next}
        forgotPath={loginPath("forgot", page)}
      />
      <OtherMode question={m.noAccount} to={loginPath("sign-up", page)} label={m.signUp} />
    </>
  );
}

function SignUp({ page, ...props }: Props) {
  const m = useMessages(accountMessages);
  return (
    <>
      <PageHeading intro={useIntro(page, m.signUpIntro)}>{m.pages["sign-up"].title}</PageHeading>
      <SignUpForm {...props} invitedEmail={page.invited?.email} invitation={page.invitation} next={page.next} />
      <OtherMode question={m.hasAccount} to={loginPath("sign-in", page)} label={m.signIn} />
    </>
  );
}

function Forgot({ page, ...props }: Props) {
  const m = useMessages(accountMessages);
  return (
    <>
      <PageHeading intro={m.forgotIntro}>{m.forgotLink}</PageHeading>
      <ForgotForm {...props} />
      <OtherMode to={loginPath("sign-in", page)} label={m.backToSignIn} />
    </>
  );
}

function OtherMode({ question, to, label }: { question?: string; to: string; label: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-ink-soft">
      {question}
      <TextLink to={to}>{label}</TextLink>
    </p>
  );
}
