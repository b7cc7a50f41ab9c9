import { useRef } from "react";
import { eventFormMessages } from "#messages/event-form";
import { TypeLabel } from "~/components/events/type-label";
import { HelpMark } from "~/components/help/help-mark";
import { type EventFormState, fieldOf } from "~/components/send/form-state";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { fieldId, TextAreaField, TextField } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { useStandingError } from "~/components/ui/use-standing-error";
import { EVENT_TYPES } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH, MAX_TAGS } from "~/schemas/forms/limits";

interface Props {
  state: Pick<EventFormState, "values" | "errorOf">;
}

export function TitleField({ state }: Props) {
  const m = useMessages(eventFormMessages);
  return (
    <TextField
      label={m.fields.title}
      {...fieldOf(state, "title")}
      help={<HelpMark about="title" label={m.fields.title} />}
      required
      maxLength={MAX_LENGTH.title}
      placeholder={m.titlePlaceholder}
      autoComplete="off"
    />
  );
}

export function EventDescriptionField({ state }: Props) {
  const m = useMessages(eventFormMessages);
  return (
    <TextAreaField
      label={m.fields.description}
      {...fieldOf(state, "description")}
      hint={m.descriptionHint}
      help={<HelpMark about="description" label={m.fields.description} />}
      isOptional
      rows={6}
      maxLength={MAX_LENGTH.description}
    />
  );
}

export function TagsField({ state }: Props) {
  const m = useMessages(eventFormMessages);
  return (
    <TextField
      label={m.fields.tags}
      {...fieldOf(state, "tags")}
      hint={m.tagsHint}
      help={<HelpMark about="tags" label={m.fields.tags} />}
      isOptional
      maxLength={(MAX_LENGTH.tag + 2) * MAX_TAGS}
      autoComplete="off"
    />
  );
}

export function TypeChoice({ value, error: given }: { value: string | undefined; error: string | undefined }) {
  const m = useMessages(eventFormMessages);
  const ref = useRef<HTMLFieldSetElement>(null);
  const error = useStandingError("event_type", given, ref);
  const id = fieldId("event_type");
  return (
    <fieldset
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="relative flex flex-col gap-2 outline-none"
    >
      <legend className="mb-2 pr-10 font-semibold">{m.fields.event_type}</legend>
      <HelpMark about="type" label={m.fields.event_type} isAfterLegend />
      <div className="flex flex-wrap gap-2">
        {EVENT_TYPES.map((type) => (
          <ChoiceChip key={type} type="radio" name="event_type" value={type} defaultChecked={value === type}>
            <TypeLabel type={type} />
          </ChoiceChip>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
