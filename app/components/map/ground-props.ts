import type { Map as LeafletMap } from "leaflet";
import type { Taken } from "./free-places";

/** The marks on a map at a zoom, in its pixels: names keep clear of them. The same function while they are the same. */
export type TakenAt = (map: LeafletMap, zoom: number) => Taken[];

export interface GroundProps {
  takenAt: TakenAt;
  /** How many times as large as usual letters are. */
  letters: number;
}
