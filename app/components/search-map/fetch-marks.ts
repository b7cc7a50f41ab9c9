import { fetchTwice } from "~/network/fetch-twice";
import { withPatience } from "~/network/patience";
import type { MapView } from "~/views/search/map";

/** They make no difference to the numbers: they need not leave the device. A circle makes none beside a `bbox`. */
const WITHOUT = ["sort", "view"];
const CIRCLE = ["lat", "lng", "near", "radius_km"];

export type MapPath = "/map.json" | "/organizations/map.json";

const isMapView = (status: number, body: string) => status === 200 && body.startsWith("{");

/** `search` has what the map shows as `bbox`, or a circle. Without a network it tells the visitor, and waits for a retry. */
export function fetchMarks(path: MapPath, search: URLSearchParams, signal: AbortSignal): Promise<MapView> {
  const without = search.has("bbox") || path !== "/map.json" ? [...WITHOUT, ...CIRCLE] : WITHOUT;
  const counted = new URLSearchParams([...search].filter(([name]) => !without.includes(name)));
  const request = (patience: AbortSignal) => fetch(`${path}?${counted}`, { signal: patience });
  return withPatience(async () => {
    const { body } = await fetchTwice(request, isMapView, signal);
    return JSON.parse(body) as MapView;
  }, signal);
}
