import { profileMessages } from "#messages/profile";
import { HelpMark } from "~/components/help/help-mark";
import { Field } from "~/components/ui/field";
import { inputStyle } from "~/components/ui/text-input";
import { CONTENT_LANGUAGES } from "~/domain/site/locales";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** "" where none is chosen. */
  value: string;
  error: string | undefined;
}

export function LanguageField({ value, error }: Props) {
  const m = useMessages(profileMessages);
  return (
    <Field
      label={m.fields.language}
      name="language"
      isOptional
      hint={m.hints.language}
      help={<HelpMark about="language" label={m.fields.language} />}
      error={error}
    >
      {(control) => (
        <select {...control} defaultValue={value} className={inputStyle()}>
          <option value="">{m.noLanguage}</option>
          {CONTENT_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {m.languages[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
