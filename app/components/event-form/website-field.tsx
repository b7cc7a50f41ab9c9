import { eventFormMessages } from "#messages/event-form";
import { HelpMark } from "~/components/help/help-mark";
import { TextField } from "~/components/ui/field";
import { isWebsite } from "~/domain/text/links";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";

interface Props {
  value: string | undefined;
  error: string | undefined;
  /** Characters, where a longer address than usual stands there already. */
  longest?: number | undefined;
}

export function WebsiteField({ value, error, longest = 0 }: Props) {
  const m = useMessages(eventFormMessages);
  return (
    <TextField
      label={m.fields.external_url}
      name="external_url"
      hint={m.websiteHint}
      help={<HelpMark about="link" label={m.fields.external_url} />}
      error={error}
      isRight={isWebsite}
      isOptional
      type="url"
      inputMode="url"
      maxLength={Math.max(MAX_LENGTH.website, longest)}
      defaultValue={value}
      autoComplete="off"
    />
  );
}
