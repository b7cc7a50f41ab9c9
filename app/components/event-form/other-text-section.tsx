import { useState } from "react";
import { eventFormMessages } from "#messages/event-form";
import { HelpMark } from "~/components/help/help-mark";
import { type EventFormState, fieldOf } from "~/components/send/form-state";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { FoldSummary } from "~/components/ui/fold-summary";
import { TEXT_LANGUAGES, textLanguageName } from "~/domain/site/text-languages";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { EventFormView } from "~/views/events/form";

type Languages = EventFormView["languages"];

const FIELDS = ["text_language", "other_language", "other_title", "other_description"] as const;

/** Folded until something is said. */
export function OtherTextSection({ state, languages }: { state: EventFormState; languages: Languages }) {
  const { values, draft, errorOf } = state;
  const m = useMessages(eventFormMessages);
  const [isSaid] = useState(FIELDS.some((name) => Boolean(values[name])));
  const given = { values, errorOf, few: languages.few };
  const language = draft["other_language"] || undefined;
  return (
    <details
      open={isSaid || FIELDS.some((name) => errorOf(name))}
      className="group rounded-card border border-line bg-surface"
    >
      <FoldSummary title={m.otherText.title} hint={m.otherText.hint} />
      <div className="flex flex-col gap-5 px-5 pb-5 sm:px-6 sm:pb-6">
        <input type="hidden" name="usual_language" value={languages.usual} />
        <LanguageChoice
          {...given}
          name="text_language"
          none={m.otherText.asOrganizer(textLanguageName(languages.usual))}
        />
        <LanguageChoice {...given} name="other_language" none={m.otherText.none} />
        <TextField
          label={m.fields.other_title}
          {...fieldOf(state, "other_title")}
          isOptional
          lang={language}
          dir="auto"
          maxLength={MAX_LENGTH.title}
          autoComplete="off"
        />
        <TextAreaField
          label={m.fields.other_description}
          {...fieldOf(state, "other_description")}
          isOptional
          lang={language}
          dir="auto"
          rows={6}
          maxLength={MAX_LENGTH.description}
        />
      </div>
    </details>
  );
}

const optionOf = (tag: string) => (
  <option key={tag} value={tag} lang={tag}>
    {textLanguageName(tag)}
  </option>
);

interface ChoiceProps extends Pick<EventFormState, "values" | "errorOf"> {
  name: "text_language" | "other_language";
  none: string;
  few: Languages["few"];
}

function LanguageChoice({ name, none, values, errorOf, few }: ChoiceProps) {
  const m = useMessages(eventFormMessages);
  return (
    <SelectField
      label={m.fields[name]}
      name={name}
      error={errorOf(name)}
      help={name === "other_language" && <HelpMark about="otherText" label={m.fields[name]} />}
      isOptional
      defaultValue={values[name] ?? ""}
    >
      <option value="">{none}</option>
      {few.map(optionOf)}
      <optgroup label={m.otherText.others}>
        {TEXT_LANGUAGES.flatMap(([tag]) => (few.includes(tag) ? [] : optionOf(tag)))}
      </optgroup>
    </SelectField>
  );
}
