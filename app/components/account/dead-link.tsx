import { accountMessages } from "#messages/account";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import type { AccountAnswer } from "~/http/accounts/answer";
import { useMessages } from "~/i18n/use-messages";
import { AccountProblems, EmailField, PageHeading } from "./form-parts";
import { MailSent } from "./mail-sent";

/** For a link that was redeemed, has expired or is invalid. */
export function DeadLink({ kind, answer = null }: { kind: "reset" | "confirm"; answer?: AccountAnswer | null }) {
  const m = useMessages(accountMessages);
  const form = useFormAnswer(answer?.done === null ? answer : null);
  if (answer?.done) return <MailSent email={answer.email} />;
  if (kind === "reset") {
    return (
      <>
        <PageHeading intro={m.resetInvalid}>{m.resetInvalidHeading}</PageHeading>
        <ButtonLink to="/login?mode=forgot" className="self-start">
          {m.resetAgain}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <PageHeading intro={m.confirmInvalid}>{m.resetInvalidHeading}</PageHeading>
      <ButtonLink to="/login" className="self-start">
        {m.signIn}
      </ButtonLink>
      <PostForm failed={m.problems.mailFailed} noValidate className="flex flex-col gap-4 border-t border-line pt-6">
        <input type="hidden" name="intent" value="resend" />
        <AccountProblems form={form} labels={{ email: m.email }} />
        <EmailField error={form.errorOf("email")} typed={form.typed("email")} />
        <button type="submit" className={buttonStyle("quiet", "self-start")}>
          {m.resend}
        </button>
      </PostForm>
    </>
  );
}
