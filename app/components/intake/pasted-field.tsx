import { intakeMessages } from "#messages/intake";
import { HelpMark } from "~/components/help/help-mark";
import { Field } from "~/components/ui/field";
import { TextArea } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  error: string | undefined;
  typed: string | undefined;
  isOptional?: boolean;
  rows?: number | undefined;
}

export function PastedField({ error, typed, isOptional, rows = 4 }: Props) {
  const { field } = useMessages(intakeMessages);
  return (
    <Field
      label={field.label}
      name="pasted"
      hint={field.hint}
      help={<HelpMark about="pasted" label={field.label} />}
      error={error}
      isOptional={isOptional}
    >
      {(control) => <TextArea {...control} rows={rows} autoComplete="off" spellCheck={false} defaultValue={typed} />}
    </Field>
  );
}
