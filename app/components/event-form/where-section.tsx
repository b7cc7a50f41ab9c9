import { AddressField } from "~/components/address-field";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { eventFormMessages } from "~/i18n/event-form";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/form-limits";
import type { EventFormView } from "~/views/event-form";
import { FormSection } from "./form-section";
import { type EventFormState, useFieldError } from "./form-state";

/** The house's name, and where it is. */
export function WhereSection({ state: { values, errors }, view }: { state: EventFormState; view: EventFormView }) {
  const m = useMessages(eventFormMessages);
  const error = useFieldError(errors);
  return (
    <FormSection title={m.sections.where}>
      <Field
        label={m.fields.location_name}
        name="location_name"
        hint={view.organizer.name && m.locationNameHint(view.organizer.name)}
        error={error("location_name")}
        isOptional
      >
        {(control) => <TextInput {...control} maxLength={MAX_LENGTH.name} defaultValue={values.location_name} autoComplete="off" />}
      </Field>
      <AddressField
        name="location_address"
        label={m.fields.location_address}
        defaultValue={values.location_address ?? ""}
        position={positionIn(values) ?? view.position}
        attribution={view.attribution}
        cityName="city"
        isOptional
        error={error("location_address") ?? error("lat") ?? error("lng")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.fields.city} name="city" error={error("city")} isOptional>
          {(control) => <TextInput {...control} maxLength={MAX_LENGTH.city} defaultValue={values.city} autoComplete="off" />}
        </Field>
        <Field label={m.fields.country} name="country" error={error("country")} isOptional>
          {(control) => <TextInput {...control} maxLength={MAX_LENGTH.country} defaultValue={values.country} autoComplete="off" />}
        </Field>
      </div>
    </FormSection>
  );
}

/** The position that came back with a form that was sent. */
function positionIn({ lat, lng }: EventFormState["values"]) {
  const position = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  return Number.isFinite(position.lat) && Number.isFinite(position.lng) ? position : null;
}
