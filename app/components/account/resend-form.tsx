import { buttonStyle } from "~/components/ui/button";
import { accountMessages } from "~/i18n/account";
import { useMessages } from "~/i18n/use-messages";
import type { AccountFormProps } from "./form-props";

type Props = Pick<AccountFormProps, "Form" | "isBusy"> & { email: string };

/** One press that mails the confirmation link again. */
export function ResendForm({ Form, email, isBusy }: Props) {
  const m = useMessages(accountMessages);
  return (
    <Form method="post" action="/login" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="mode" value="resend" />
      <input type="hidden" name="email" value={email} />
      <p className="text-ink-soft">{m.resendHint}</p>
      <button type="submit" disabled={isBusy} className={buttonStyle("quiet")}>
        {m.resend}
      </button>
    </Form>
  );
}
