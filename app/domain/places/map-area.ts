import type { Bounds } from "./bounds";

/** Norway with Svalbard, Jan Mayen and its neighbours' edges: what maps show close up. */
export const MAP_AREA: Bounds = { west: -12, south: 54, east: 36, north: 81.5 };

export const MAINLAND: Bounds = { west: 4.2, south: 57.8, east: 31.3, north: 71.3 };
