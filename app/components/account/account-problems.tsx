import { accountMessages } from "#messages/account";
import { FormProblems } from "~/components/send/form-problems";
import type { ReturnedForm } from "~/components/send/use-form-answer";
import type { AccountForm } from "~/http/accounts/answer";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  form: ReturnedForm<NonNullable<AccountForm["problem"]>>;
  /** Of the form's fields, by their names, in the order in which they stand. */
  labels: Record<string, string>;
}

/** Why a form of signing in or up has come back. Of what there were too many depends on what was sent. */
export function AccountProblems({ form, labels }: Props) {
  const { problems: m } = useMessages(accountMessages);
  const tooMany = { "sign-up": m.tooManySignUps, forgot: m.tooManyMails, resend: m.tooManyMails };
  const sent = form.answer?.intent ?? "";
  return (
    <FormProblems
      form={form}
      labels={labels}
      problems={{ ...m, tooMany: sent in tooMany ? tooMany[sent as keyof typeof tooMany] : m.tooMany }}
    />
  );
}
