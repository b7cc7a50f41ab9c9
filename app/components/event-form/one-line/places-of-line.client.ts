import type { SaidPlace } from "~/domain/intake/one-line/said";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import type { PlaceView } from "~/views/events/offered-places";

type View = Pick<EventFormView, "ownPlace" | "places" | "values">;

/** Those that the line is read against: the organizer's own first. */
export const placesOf = ({ ownPlace, places }: View): PlaceView[] =>
  ownPlace ? [ownPlace, ...places.filter(({ label }) => label !== ownPlace.label)] : places;

/** The organizer's own under the name that was written: "Solvik kirke" of Solvik menighet. */
export function placeSaid({ name, known, address }: SaidPlace, view: View): PlaceView {
  const place = known === null ? null : placesOf(view)[known]!;
  const texts = place?.texts ?? { location_address: address ?? "", city: "", country: view.values["country"] ?? "" };
  if (place && place !== view.ownPlace) return place;
  return {
    label: [name, texts["location_address"]].join(", "),
    texts: { ...texts, location_name: name },
    position: place?.position ?? null,
  };
}

export const placeOfTexts = (texts: FormTexts): PlaceView => ({
  label: "",
  texts,
  position: texts["lat"] && texts["lng"] ? { lat: Number(texts["lat"]), lng: Number(texts["lng"]) } : null,
});
