import { type DivIcon, divIcon } from "leaflet";
import { numberOf, type ShownMark } from "./shown-marks";

/** An arch with a lit window, in a box of 40 × 52 with the tip at (20, 51). */
const PIN = "M20 51 13.5 42H8a5 5 0 0 1-5-5V18a17 17 0 0 1 34 0v19a5 5 0 0 1-5 5h-5.500z";
const WINDOW = "M9 36V18a11 11 0 0 1 22 0v18z";

/** A number in a round, or a place's arch in the colour of its type; a single event's with its type's shape. */
export function markIcon(mark: ShownMark, isPointed: boolean): DivIcon {
  const state = isPointed ? " is-pointed" : "";
  const number = numberOf(mark);
  if (mark.place) {
    const type = mark.place.type ?? "mixed";
    // A single event's is told apart by more than its colour.
    const inside = mark.count > 1 ? number : mark.place.type ? `<i data-fact="${mark.place.type}"></i>` : "";
    const html = `<svg viewBox="0 0 40 52"><path class="map-place-arch" d="${PIN}"/><path class="map-place-window" d="${WINDOW}"/></svg><span>${inside}</span>`;
    return divIcon({
      className: `map-place map-place-${type}${state}`,
      html,
      iconSize: [40, 52],
      iconAnchor: [20, 51],
    });
  }
  const size = mark.count >= 100 ? "l" : mark.count >= 10 ? "m" : "s";
  return divIcon({
    className: `map-number map-number-${size}${state}`,
    html: `<span class="rounded-full">${number}</span>`,
    iconSize: [0, 0],
  });
}
