import type { Map as LeafletMap } from "leaflet";
import type { MapMarkView } from "~/views/search/map";
import { putTogether, type ShownMark } from "./shown-marks";

/** How many times as large as usual. */
export const sizeOfLetters = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

export const shownOn = (map: LeafletMap, marks: readonly MapMarkView[], zoom: number): ShownMark[] =>
  putTogether(marks, (position) => map.project(position, zoom), sizeOfLetters());
