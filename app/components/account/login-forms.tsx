import { Link } from "@remix-run/react";
import { accountMessages } from "~/i18n/account";
import { useMessages } from "~/i18n/use-messages";
import type { LoginPage } from "~/schemas/login-page";
import { ForgotForm } from "./forgot-form";
import type { AccountFormProps } from "./form-props";
import { loginPath } from "./login-path";
import { CheckEmail, MailSent } from "./mail-sent";
import { PageHeading } from "./page-heading";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

/** /login in its three modes, and what stands there when a form has done its work. */
export function LoginForms({ page, ...props }: AccountFormProps & { page: LoginPage }) {
  const { answer } = props;
  if (answer?.done === "mailSent") return <MailSent email={answer.typed.email} />;
  if (answer?.done === "checkEmail") return <CheckEmail email={answer.typed.email} {...props} />;
  const Mode = { "sign-in": SignIn, "sign-up": SignUp, forgot: Forgot }[page.mode];
  return <Mode key={page.mode} page={page} {...props} />;
}

type Props = AccountFormProps & { page: LoginPage };

function SignIn({ page, ...props }: Props) {
  const m = useMessages(accountMessages);
  return (
    <>
      <PageHeading intro={page.invitation ? m.invited : m.signInIntro}>{m.signInHeading}</PageHeading>
      <SignInForm {...props} invitation={page.invitation} next={page.next} forgotPath={loginPath("forgot", page)} />
      <OtherMode question={m.noAccount} to={loginPath("sign-up", page)} label={m.signUp} />
    </>
  );
}

function SignUp({ page, ...props }: Props) {
  const m = useMessages(accountMessages);
  return (
    <>
      <PageHeading intro={page.invitation ? m.invited : m.signUpIntro}>{m.signUpHeading}</PageHeading>
      <SignUpForm {...props} invitation={page.invitation} />
      <OtherMode question={m.hasAccount} to={loginPath("sign-in", page)} label={m.signIn} />
    </>
  );
}

function Forgot({ page, ...props }: Props) {
  const m = useMessages(accountMessages);
  return (
    <>
      <PageHeading intro={m.forgotIntro}>{m.forgotHeading}</PageHeading>
      <ForgotForm {...props} />
      <OtherMode to={loginPath("sign-in", page)} label={m.backToSignIn} />
    </>
  );
}

function OtherMode({ question, to, label }: { question?: string; to: string; label: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-ink-soft">
      {question}
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-fjord underline-offset-4 hover:underline">
        {label}
      </Link>
    </p>
  );
}
