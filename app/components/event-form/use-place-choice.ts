import { useState } from "react";
import { flushSync } from "react-dom";
import { fillField } from "~/components/address/fill-field";
import { fillForPerson } from "~/components/draft/fill-in";
import type { PlaceView } from "~/views/events/offered-places";

export type PlaceChoice = ReturnType<typeof usePlaceChoice>;

export function usePlaceChoice() {
  const [chosen, setChosen] = useState<PlaceView | null>(null);
  return {
    chosen,
    /** Fills in name, address, town and position; `isByHand`: a person pressed it. */
    choose(place: PlaceView, form: HTMLFormElement | null, isByHand: boolean) {
      // The address field with its pin must rerender before the other fields' events reach the form.
      flushSync(() => setChosen(place));
      for (const name of ["location_name", "city", "country"]) {
        const text = place.texts[name] ?? "";
        if (isByHand) fillField(form?.elements.namedItem(name), text);
        else fillForPerson(form, name, text);
      }
    },
  };
}
