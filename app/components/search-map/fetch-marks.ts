import { fetchTwice } from "~/network/fetch-twice";
import { withPatience } from "~/network/patience";
import type { MapView } from "~/views/search/map";

/** Parameters that make no difference to the numbers: they need not leave the device. */
const WITHOUT = ["lat", "lng", "near", "radius_km", "sort", "view"];

/** Where the numbers of a search come from: of events, or of congregations. */
export type MapPath = "/map.json" | "/organizations/map.json";

const isMapView = (status: number, body: string) => status === 200 && body.startsWith("{");

/**
 * Returns the numbers of a search, which has what the map shows as `bbox`. Without a network the visitor is told, and
 * it waits for a retry.
 */
export function fetchMarks(path: MapPath, search: URLSearchParams, signal: AbortSignal): Promise<MapView> {
  const counted = new URLSearchParams([...search].filter(([name]) => !WITHOUT.includes(name)));
  const request = (patience: AbortSignal) => fetch(`${path}?${counted}`, { signal: patience });
  return withPatience(async () => {
    const { body } = await fetchTwice(request, isMapView, signal);
    return JSON.parse(body) as MapView;
  }, signal);
}

/** Half the height in degrees of the rectangle that asks for a single place: about a metre. */
const PLACE_REACH = 0.00001;

/** Returns the rectangle around a place, for an address. */
export function placeBox([lat, lng]: readonly [number, number]): string {
  const sides = [lng - PLACE_REACH, lat - PLACE_REACH, lng + PLACE_REACH, lat + PLACE_REACH];
  return sides.map((degrees) => Number(degrees.toFixed(5))).join(",");
}
