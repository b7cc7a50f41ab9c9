import { accountMessages } from "#messages/account";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";

interface Props {
  error: string | undefined;
  typed: string | undefined;
  onType?: (email: string) => void;
}

export function EmailField({ error, typed, onType }: Props) {
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
