import { ImageField } from "~/components/image-field";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { isWebsite } from "~/domain/website";
import { eventFormMessages } from "~/i18n/event-form";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/form-limits";
import { FormSection } from "./form-section";
import { type EventFormState, useFieldError } from "./form-state";

/** Who speaks or plays, where to read more, the picture. */
export function MoreSection({ state: { values, errors, image, isReturned } }: { state: EventFormState }) {
  const m = useMessages(eventFormMessages);
  const error = useFieldError(errors);
  return (
    <FormSection title={m.sections.more}>
      <Field label={m.fields.speaker_band} name="speaker_band" error={error("speaker_band")} isOptional>
        {(control) => <TextInput {...control} maxLength={MAX_LENGTH.name} defaultValue={values.speaker_band} autoComplete="off" />}
      </Field>
      <Field label={m.fields.external_url} name="external_url" hint={m.websiteHint} error={error("external_url")} isRight={isWebsite} isOptional>
        {(control) => <TextInput {...control} type="url" inputMode="url" maxLength={MAX_LENGTH.website} defaultValue={values.external_url} autoComplete="off" />}
      </Field>
      <ImageField name="image" kind="event" current={values.image || null} error={image} isReturned={isReturned} />
    </FormSection>
  );
}
