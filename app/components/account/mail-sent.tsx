import { ArrowLeft, MailCheck } from "lucide-react";
import { accountMessages } from "#messages/account";
import { TextLink } from "~/components/ui/text-link";
import { useMessages } from "~/i18n/use-messages";
import { DoneView } from "./done-view";
import type { AccountFormProps } from "./form-props";
import { ResendForm } from "./resend-form";

/** The same whether or not the account exists. */
export function MailSent({ email, headingId }: { email: string; headingId?: string }) {
  const m = useMessages(accountMessages);
  return (
    <DoneView Icon={MailCheck} heading={m.sentHeading} {...(headingId && { headingId })}>
      <p className="text-lead wrap-anywhere">{m.sentTo(email)}</p>
      <p className="text-ink-soft">{m.sentHint}</p>
      <BackToSignIn />
    </DoneView>
  );
}

export function CheckEmail({
  email,
  headingId,
  dialog,
  isBusy,
}: Pick<AccountFormProps, "dialog" | "isBusy"> & { email: string; headingId?: string }) {
  const m = useMessages(accountMessages);
  return (
    <DoneView Icon={MailCheck} heading={m.createdHeading} {...(headingId && { headingId })}>
      <p role="status" className="text-title font-semibold">
        {m.checkEmail}
      </p>
      <p className="text-lead wrap-anywhere">{m.checkEmailTo(email)}</p>
      <ResendForm dialog={dialog} email={email} isBusy={isBusy} />
      <BackToSignIn />
    </DoneView>
  );
}

function BackToSignIn() {
  const m = useMessages(accountMessages);
  return (
    <TextLink to="/login" className="gap-2">
      <ArrowLeft aria-hidden="true" className="icon-text" />
      {m.backToSignIn}
    </TextLink>
  );
}
