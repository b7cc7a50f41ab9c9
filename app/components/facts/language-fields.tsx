import { factsMessages } from "#messages/facts";
import { HelpMark } from "~/components/help/help-mark";
import type { ReturnedForm } from "~/components/send/form-problems";
import { Field } from "~/components/ui/field";
import { inputStyle } from "~/components/ui/text-input";
import { FACT_LANGUAGES } from "~/domain/facts/languages";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";

interface Props {
  values: FormTexts;
  errorOf: ReturnedForm["errorOf"];
}

export function LanguageFields({ values, errorOf }: Props) {
  const m = useMessages(factsMessages);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(["language", "interpretation"] as const).map((name) => (
        <Field
          key={name}
          label={m.fields[name]}
          name={name}
          error={errorOf(name)}
          help={name === "language" && <HelpMark about="spoken" label={m.fields.language} />}
          isOptional
        >
          {(control) => (
            <select {...control} defaultValue={values[name]} className={inputStyle()}>
              <option value="">{m.form.noLanguage}</option>
              {FACT_LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {m.languages[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}
