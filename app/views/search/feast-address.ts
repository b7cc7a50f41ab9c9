import type { FeastKey } from "~/domain/search/feasts";
import { DEFAULT_RADIUS_KM } from "~/domain/search/limits";
import { findPlaceBySlug, slugOfPlace } from "~/gateways/gazetteer/place-slugs";
import type { SearchCenter } from "./home";

/** Near a place that has a page of its own that page's, for search engines; else everywhere's. */
export function feastPath(key: FeastKey, center: SearchCenter | null): string {
  const slug = center?.kind === "place" ? slugOfPlace(center.name) : "";
  return findPlaceBySlug(slug) ? `/hoytid/${key}/${slug}` : `/hoytid/${key}`;
}

/** With the search's place, however it is named. */
export function feastHref(key: FeastKey, center: SearchCenter | null, radiusKm: number): string {
  const path = feastPath(key, center);
  const isNamed = path.split("/").length > 3;
  const query = new URLSearchParams({
    ...(center?.kind === "place" && !isNamed && { near: center.name }),
    ...(center?.kind === "position" && { lat: String(center.position.lat), lng: String(center.position.lng) }),
    ...(center && radiusKm !== DEFAULT_RADIUS_KM && { radius_km: String(radiusKm) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
