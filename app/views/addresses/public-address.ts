import type { Position } from "~/domain/places/position";
import { parseUrl } from "~/domain/text/parse-url";

export function absolute(address: string | null, appUrl: string): string | null {
  return address ? (parseUrl(address, appUrl)?.href ?? null) : null;
}

export function positionOf({ lat, lng }: { lat: number | null; lng: number | null }): Position | null {
  return lat === null || lng === null ? null : { lat, lng };
}
