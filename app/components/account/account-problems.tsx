import { accountMessages } from "#messages/account";
import { FormProblems } from "~/components/send/form-problems";
import type { ReturnedForm } from "~/components/send/use-form-answer";
import type { AccountForm } from "~/http/accounts/answer";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  form: ReturnedForm<NonNullable<AccountForm["problem"]>>;
  /** By name, in the order of the form. */
  labels: Record<string, string>;
}

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
