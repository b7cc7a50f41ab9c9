import { formMessages } from "#messages/forms";
import { openingMessages } from "#messages/opening";
import type { ReturnedForm } from "~/components/send/form-problems";
import { TextAreaField, TextField } from "~/components/ui/field";
import { OPENING_DAYS, openingField, parseOpenSpans } from "~/domain/organizers/open-spans";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";

const isReadable = (text: string) => parseOpenSpans(text).ok;

export function OpeningFields({ values, errorOf }: { values: FormTexts; errorOf: ReturnedForm["errorOf"] }) {
  const m = useMessages(openingMessages);
  const forms = useMessages(formMessages);
  return (
    <>
      <p className="text-ink-soft">{m.hint}</p>
      {/* The days of a week are read downwards. */}
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">
          {m.usual} <span className="font-normal text-ink-soft">({forms.optional})</span>
        </legend>
        <div className="grid gap-x-5 gap-y-3 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-4">
          {OPENING_DAYS.map((day) => (
            <TextField
              key={day}
              label={m.fields[openingField(day)]}
              name={openingField(day)}
              error={errorOf(openingField(day))}
              isRight={isReadable}
              defaultValue={values[openingField(day)]}
              maxLength={60}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label={m.fields.opening_note}
        name="opening_note"
        isOptional
        hint={m.noteHint}
        error={errorOf("opening_note")}
        rows={2}
        defaultValue={values["opening_note"]}
        maxLength={MAX_LENGTH.openingNote}
      />
    </>
  );
}
