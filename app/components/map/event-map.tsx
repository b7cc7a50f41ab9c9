import { useRef } from "react";
import type { Position } from "~/domain/geo/distance";
import type { Attribution } from "~/domain/map-tiles";
import { mapMessages } from "~/i18n/map";
import { useMessages } from "~/i18n/use-messages";
import { AddressBox } from "./address-box";
import { MapLinks } from "./map-links";
import { useGeocoded } from "./use-geocoded";
import { useLeafletMap } from "./use-leaflet-map";
import { useInView } from "./use-in-view";

export interface EventMapProps {
  title: string;
  address: string | null;
  /** Where it is, if that is known already. */
  position: Position | null;
  /** Whose map pictures are shown: `tileAttribution(settings.TILE_URL)`. */
  attribution: Attribution;
  size?: "default" | "detail";
  /** Where the visitor is, when that is turned on. */
  userPosition?: Position | null;
}

const HEIGHTS = { default: "h-[300px]", detail: "h-[400px]" };
const HEIGHT_WITHOUT_MAP = "h-[220px]";

/**
 * Where an event or an organizer is. The address stands there at first, and without scripts for good; the map takes
 * its place when it comes into view and a position is known or found.
 */
export function EventMap({ title, address, position, attribution, size = "default", userPosition = null }: EventMapProps) {
  const m = useMessages(mapMessages);
  const frame = useRef<HTMLElement>(null);
  const isInView = useInView(frame);
  const geocoded = useGeocoded(position ? null : address, isInView);
  const place = position ?? (typeof geocoded === "string" ? null : geocoded);
  const LeafletMap = useLeafletMap(isInView && place !== null);
  // By the address where a position is only our guess at it: the map site may know better.
  const linked = position ?? address;
  const note = (!position && geocoded === null) || LeafletMap === "failed" ? "unavailable" : isInView ? "loadingMap" : null;

  return (
    <section ref={frame} aria-label={m.mapOf(title)} className="overflow-hidden rounded-[22px] border border-line bg-sunk print:hidden">
      <div className={`relative isolate ${linked ? HEIGHTS[size] : HEIGHT_WITHOUT_MAP}`}>
        {place && LeafletMap && LeafletMap !== "failed" ? (
          <LeafletMap title={title} address={address} position={place} attribution={attribution} userPosition={userPosition} />
        ) : (
          <AddressBox title={title} address={address} note={note} />
        )}
      </div>
      {linked && <MapLinks place={linked} title={title} />}
    </section>
  );
}
