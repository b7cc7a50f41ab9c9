import { intakeMessages } from "#messages/intake";
import { HelpMark } from "~/components/help/help-mark";
import { TextAreaField } from "~/components/ui/field";
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
    <TextAreaField
      label={field.label}
      name="pasted"
      hint={field.hint}
      help={<HelpMark about="pasted" label={field.label} />}
      error={error}
      isOptional={isOptional}
      rows={rows}
      autoComplete="off"
      spellCheck={false}
      defaultValue={typed}
    />
  );
}
