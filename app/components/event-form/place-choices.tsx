import { MapPin } from "lucide-react";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { eventFormMessages } from "~/i18n/event-form";
import { useMessages } from "~/i18n/use-messages";
import type { PlaceView } from "~/views/event-places";

interface Props {
  places: readonly PlaceView[];
  onChoose: (place: PlaceView, form: HTMLFormElement | null) => void;
}

/** Places used before: one press fills in name, address, town and pin. Without scripts the fields alone do. */
export function PlaceChoices({ places, onChoose }: Props) {
  const m = useMessages(eventFormMessages);
  const isHydrated = useHydrated();
  if (!isHydrated || places.length === 0) return null;
  return (
    <div role="group" aria-label={m.usedPlaces}>
      <p className="mb-2 font-semibold">{m.usedPlaces}</p>
      <div className="flex flex-wrap gap-2">
        {places.map((place) => (
          <Button key={place.label} kind="quiet" onClick={({ currentTarget }) => onChoose(place, currentTarget.form)} className="max-w-full text-left wrap-anywhere">
            <MapPin size={16} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
            {place.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
