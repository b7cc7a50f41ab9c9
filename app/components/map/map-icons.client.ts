import { divIcon } from "leaflet";
import type { EventType } from "~/domain/events/types";
import { PIN_OUTLINE, PIN_WINDOW } from "./map-pin";

const pinAround = (inside: string, above = "") =>
  divIcon({
    className: "map-pin",
    html: `<svg viewBox="0 0 36 48" aria-hidden="true"><path class="map-pin-outline" d="${PIN_OUTLINE}"/>${inside}</svg>${above}`,
    iconSize: [44, 58],
    iconAnchor: [22, 57],
    popupAnchor: [0, -50],
  });

/** Its tip is on the place. */
export const placeIcon = pinAround(`<path class="map-pin-window" d="${PIN_WINDOW}"/>`);

/** With the shape of the event's type. */
export const eventIcon = (type: EventType) =>
  pinAround(`<circle class="map-pin-window" cx="18" cy="17.500" r="11.500"/>`, `<i data-fact="${type}"></i>`);

export const userIcon = divIcon({ className: "map-user", iconSize: [24, 24], popupAnchor: [0, -8] });
