import { Form } from "@remix-run/react";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { accountMessages } from "~/i18n/account";
import { useMessages } from "~/i18n/use-messages";
import { EmailField } from "./email-field";
import { PageHeading } from "./page-heading";

/** A mailed link that was used, has expired, or never was one: says so, and offers the next. */
export function DeadLink({ kind }: { kind: "reset" | "confirm" }) {
  const m = useMessages(accountMessages);
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
      <Form method="post" action="/login" noValidate className="flex flex-col gap-4 border-t border-line pt-6">
        <input type="hidden" name="mode" value="resend" />
        <EmailField error={undefined} typed={undefined} />
        <button type="submit" className={buttonStyle("quiet", "self-start")}>
          {m.resend}
        </button>
      </Form>
    </>
  );
}
