import { MapPin } from "lucide-react";
import { eventFormMessages } from "#messages/event-form";
import { AddressField } from "~/components/address/address-field";
import { HelpMark } from "~/components/help/help-mark";
import { type EventFormState, fieldOf } from "~/components/send/form-state";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { EventFormView } from "~/views/events/form";
import type { PlaceView } from "~/views/events/offered-places";
import type { PlaceChoice } from "./use-place-choice";

interface Props {
  places: readonly PlaceView[];
  onChoose: (place: PlaceView, form: HTMLFormElement | null) => void;
}

/** Places used before: one press fills in name, address, town and position. None without scripts. */
function PlaceChoices({ places, onChoose }: Props) {
  const m = useMessages(eventFormMessages);
  const isHydrated = useHydrated();
  if (!isHydrated || places.length === 0) return null;
  return (
    <div role="group" aria-label={m.usedPlaces}>
      <p className="mb-2 font-semibold">{m.usedPlaces}</p>
      <div className="flex flex-wrap gap-2">
        {places.map((place) => (
          <Button
            key={place.label}
            kind="quiet"
            onClick={({ currentTarget }) => onChoose(place, currentTarget.form)}
            className="max-w-full text-left wrap-anywhere"
          >
            <MapPin aria-hidden="true" className="icon-note" />
            {place.label}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface FieldsProps {
  state: EventFormState;
  view: EventFormView;
  choice: PlaceChoice;
}

export function WhereFields({ state, view, choice: { chosen, choose } }: FieldsProps) {
  const { values, errorOf } = state;
  const m = useMessages(eventFormMessages);
  return (
    <>
      <PlaceChoices places={view.places} onChoose={(place, form) => choose(place, form, true)} />
      <TextField
        label={m.fields.location_name}
        {...fieldOf(state, "location_name")}
        hint={view.organizer.name && m.locationNameHint(view.organizer.name)}
        help={<HelpMark about="placeName" label={m.fields.location_name} />}
        isOptional
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
      />
      <AddressField
        key={chosen?.label}
        name="location_address"
        label={m.fields.location_address}
        help={<HelpMark about="address" label={m.fields.location_address} />}
        defaultValue={(chosen?.texts ?? values).location_address ?? ""}
        position={chosen ? chosen.position : (positionIn(values) ?? view.position)}
        attribution={view.attribution}
        cityName="city"
        isOptional
        error={errorOf("location_address") ?? errorOf("lat") ?? errorOf("lng")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={m.fields.city}
          {...fieldOf(state, "city")}
          help={<HelpMark about="city" label={m.fields.city} />}
          isOptional
          maxLength={MAX_LENGTH.city}
          autoComplete="off"
        />
        <TextField
          label={m.fields.country}
          {...fieldOf(state, "country")}
          isOptional
          maxLength={MAX_LENGTH.country}
          autoComplete="off"
        />
      </div>
    </>
  );
}

function positionIn({ lat, lng }: EventFormState["values"]) {
  const position = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  return Number.isFinite(position.lat) && Number.isFinite(position.lng) ? position : null;
}
