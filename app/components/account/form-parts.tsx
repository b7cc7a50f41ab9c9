import { accountMessages } from "#messages/account";
import { FormProblems, type ReturnedForm } from "~/components/send/form-problems";
import { buttonStyle } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import type { AccountForm } from "~/http/accounts/answer";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";

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

export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  const m = useMessages(accountMessages);
  return (
    <button type="submit" disabled={isBusy} className={buttonStyle("primary", "min-h-13 w-full text-lead")}>
      {isBusy ? m.busy : children}
    </button>
  );
}

export function PageHeading({ children, intro }: { children: string; intro?: string }) {
  return (
    <div>
      <h1 className="text-page lg:text-display">{children}</h1>
      {intro && <p className="mt-2 text-lead wrap-anywhere text-ink-soft">{intro}</p>}
    </div>
  );
}

interface EmailFieldProps {
  error: string | undefined;
  typed: string | undefined;
  onType?: (email: string) => void;
}

export function EmailField({ error, typed, onType }: EmailFieldProps) {
  const m = useMessages(accountMessages);
  return (
    <Field label={m.email} name="email" error={error}>
      {(props) => (
        <TextInput
          {...props}
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.email}
          defaultValue={typed}
          onChange={(event) => onType?.(event.target.value)}
        />
      )}
    </Field>
  );
}
