import { ExternalLink, Route } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { mapMessages } from "#messages/map";
import { useHydrated } from "~/components/ui/use-hydrated";
import type { EventType } from "~/domain/events/types";
import { findKnownAddress } from "~/domain/places/addresses";
import { type Attribution, directionsLink, mapAppOf, mapLink } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import { tellCounted } from "~/network/tell-counted";
import { geocode } from "./geocode";
import { MapPin } from "./map-pin";
import { useInView } from "./use-in-view";
import { useLoaded } from "./use-loaded";

interface Props {
  title: string;
  address: string | null;
  /** The map is loading, or there is none. */
  note: "loadingMap" | "unavailable" | null;
}

function AddressBox({ title, address, note }: Props) {
  const m = useMessages(mapMessages);
  return (
    <div className="grid h-full place-content-center justify-items-center gap-1 p-6 text-center">
      <MapPin className="mb-2 h-12 w-9 opacity-80" />
      <h2 className="text-title">{m.location}</h2>
      <p className="font-semibold">{title}</p>
      {address && <p className="text-ink-soft">{address}</p>}
      <p role="status" className="min-h-6 text-note text-ink-soft">
        {note && m[note]}
      </p>
    </div>
  );
}

/** "waiting" until a request is allowed; null when the address's position is unknown. */
type Geocoded = "waiting" | "loading" | Position | null;

/** From the table of known addresses, else from the server, once `mayAsk`. */
function useGeocoded(address: string | null, mayAsk: boolean): Geocoded {
  const known = address ? findKnownAddress(address) : null;
  const isAsked = mayAsk && address !== null && !known;
  const [answer, setAnswer] = useState<{ address: string; position: Position | null } | null>(null);

  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    void geocode(address, asking.signal, true).then((position) => {
      if (!asking.signal.aborted) setAnswer({ address, position });
    });
    return () => asking.abort();
  }, [address, isAsked]);

  if (!address) return null;
  if (known) return known;
  if (!mayAsk) return "waiting";
  return answer?.address === address ? answer.position : "loading";
}

const loadMap = () => import("~/components/map/leaflet-map.client");

export interface EventMapProps {
  title: string;
  address: string | null;
  position: Position | null;
  type?: EventType;
  /** `tileAttribution(settings.TILE_URL)`. */
  attribution: Attribution;
  size?: "default" | "detail";
  /** The visitor's, if that is turned on. */
  userPosition?: Position | null;
}

const HEIGHTS = { default: "h-[300px]", detail: "h-[400px]" };
const HEIGHT_WITHOUT_MAP = "h-[220px]";

/** The address comes first, and alone without scripts; the map replaces it when in view and a position is known. */
export function EventMap({
  title,
  address,
  position,
  type,
  attribution,
  size = "default",
  userPosition = null,
}: EventMapProps) {
  const m = useMessages(mapMessages);
  const frame = useRef<HTMLElement>(null);
  const isInView = useInView(frame);
  const geocoded = useGeocoded(position ? null : address, isInView);
  const place = position ?? (typeof geocoded === "string" ? null : geocoded);
  const { loaded: map } = useLoaded(loadMap, isInView && place !== null);
  // By address where a position is only our guess: the map site may know better.
  const linked = position ?? address;
  const note = (!position && geocoded === null) || map === "failed" ? "unavailable" : isInView ? "loadingMap" : null;

  return (
    <section
      ref={frame}
      aria-label={m.mapOf(title)}
      className="overflow-hidden rounded-card border border-line bg-sunk print:hidden"
    >
      <div className={`relative isolate ${linked ? HEIGHTS[size] : HEIGHT_WITHOUT_MAP}`}>
        {place && map && map !== "failed" ? (
          <map.LeafletMap
            title={title}
            address={address}
            position={place}
            type={type}
            attribution={attribution}
            userPosition={userPosition}
          />
        ) : (
          <AddressBox title={title} address={address} note={note} />
        )}
      </div>
      {linked && <MapLinks place={linked} title={title} isFound={place !== null} />}
    </section>
  );
}

const LINK = "inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-fjord hover:bg-fjord-tint";
const AWAY = { target: "_blank", rel: "noopener noreferrer" };

/** The sites and apps get no referrer. */
function MapLinks({ place, title, isFound }: { place: Position | string; title: string; isFound: boolean }) {
  const m = useMessages(mapMessages);
  // Without scripts, and in cached pages, it is the public map.
  const app = useHydrated() ? mapAppOf(navigator.userAgent) : "openstreetmap";
  return (
    <p className="flex flex-wrap gap-x-1 border-t border-line bg-surface px-2 py-1">
      <a href={mapLink(place)} {...AWAY} className={LINK}>
        <ExternalLink aria-hidden="true" className="icon-text" />
        {m.showOnMap}
      </a>
      {/* A map app needs no new window, and would leave an empty one. */}
      {isFound && (
        <a
          href={directionsLink(place, title, app)}
          {...(app === "geo" ? {} : AWAY)}
          onClick={() => tellCounted("direction_clicks")}
          className={LINK}
        >
          <Route aria-hidden="true" className="icon-text" />
          {m.directions}
        </a>
      )}
    </p>
  );
}
