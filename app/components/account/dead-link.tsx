import { PostForm } from "~/components/send/post-form";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import type { AccountAnswer } from "~/http/accounts/answer";
import { accountMessages } from "~/i18n/account";
import { useMessages } from "~/i18n/use-messages";
import { AnswerSummary, useFieldErrors } from "./answer-summary";
import { EmailField } from "./email-field";
import { MailSent } from "./mail-sent";
import { PageHeading } from "./page-heading";

/** A mailed link that was used, has expired, or never was one: says so, and offers the next. */
export function DeadLink({ kind, answer = null }: { kind: "reset" | "confirm"; answer?: AccountAnswer | null }) {
  const m = useMessages(accountMessages);
  const errorOf = useFieldErrors(answer);
  if (answer?.done === "mailSent") return <MailSent email={answer.typed.email} />;
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
      <PageHeading intro={m.confirmInvalid}>{m.confirmInvalidHeading}</PageHeading>
      <ButtonLink to="/login" className="self-start">
        {m.signIn}
      </ButtonLink>
      <PostForm failed={m.problems.mailFailed} noValidate className="flex flex-col gap-4 border-t border-line pt-6">
        <input type="hidden" name="mode" value="resend" />
        <AnswerSummary answer={answer} labels={{ email: m.email }} />
        <EmailField error={errorOf("email")} typed={answer?.typed.email} />
        <button type="submit" className={buttonStyle("quiet", "self-start")}>
          {m.resend}
        </button>
      </PostForm>
    </>
  );
}
