import { divIcon } from "leaflet";
import { PIN_OUTLINE, PIN_WINDOW } from "./map-pin";

/** Its tip is on the place. */
export const placeIcon = divIcon({
  className: "map-pin",
  html: `<svg viewBox="0 0 36 48" aria-hidden="true"><path class="map-pin-outline" d="${PIN_OUTLINE}"/><path class="map-pin-window" d="${PIN_WINDOW}"/></svg>`,
  iconSize: [44, 58],
  iconAnchor: [22, 57],
  popupAnchor: [0, -50],
});

export const userIcon = divIcon({ className: "map-user", iconSize: [24, 24], popupAnchor: [0, -8] });
