import { useState } from "react";
import { flushSync } from "react-dom";
import { fillField } from "~/components/address/fill-field";
import { fillForPerson } from "~/components/draft/fill-in";
import type { PlaceView } from "~/views/events/offered-places";

export interface PlaceChoice {
  chosen: PlaceView | null;
  /** Fills in name, address, town and position; `isByHand`: a person pressed it. */
  choose(place: PlaceView, form: HTMLFormElement | null, isByHand: boolean): void;
}

export function usePlaceChoice(): PlaceChoice {
  const [chosen, setChosen] = useState<PlaceView | null>(null);
  return {
    chosen,
    choose: (place, form, isByHand) => {
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
