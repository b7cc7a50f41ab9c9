import type { Map as LeafletMapInstance } from "leaflet";
import { useCallback, useEffect, useMemo } from "react";
import { MapContainer, Marker, Popup, useMap, ZoomControl } from "react-leaflet";
import { mapMessages } from "#messages/map";
import type { EventType } from "~/domain/events/types";
import { type Attribution, MAX_ZOOM } from "~/domain/places/maps";
import { distanceKm, type Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import { eventIcon, placeIcon, userIcon } from "./map-icons.client";
import { useTiles } from "./tiles.client";
import { useTakenByPin } from "./use-taken-by-pin";
import "leaflet/dist/leaflet.css";
import "./leaflet-map.css";

export interface LeafletMapProps {
  title: string;
  address: string | null;
  position: Position;
  /** Of the event that is there. */
  type?: EventType | undefined;
  attribution: Attribution;
  userPosition: Position | null;
}

const ZOOM = 15;
const GROUND_ZOOM = 11;
/** A visitor farther away is left out: a map of both would show neither. */
const OWN_POSITION_WITHIN_KM = 25;
/** Pixels between two places and the map's edges; more at the top where the address lies over the map. */
const ROOM = 56;
const ROOM_FOR_ADDRESS = 152;
const POPUP_WIDTH = 300;

/** Only in the browser: the library is 45 kB. */
export function LeafletMap({ title, address, position, type, attribution, userPosition }: LeafletMapProps) {
  const m = useMessages(mapMessages);
  const tiles = useTiles(attribution, useTakenByPin(position));
  const prepare = useCallback(
    (map: LeafletMapInstance | null) => {
      const container = map?.getContainer();
      container?.setAttribute("role", "application");
      container?.setAttribute("aria-label", m.mapOf(title));
      // Leaflet only handles Escape where the map has the focus, not a marker.
      container?.addEventListener("keydown", ({ key }) => key === "Escape" && map?.closePopup());
    },
    [m, title],
  );
  const icon = useMemo(() => (type ? eventIcon(type) : placeIcon), [type]);
  const own = userPosition && distanceKm(position, userPosition) <= OWN_POSITION_WITHIN_KM ? userPosition : null;
  return (
    <>
      <MapContainer
        ref={prepare}
        center={position}
        zoom={ZOOM}
        maxZoom={MAX_ZOOM}
        scrollWheelZoom={false}
        dragging={!isTouchScreen()}
        zoomControl={false}
        attributionControl={false}
        className="h-full"
      >
        {tiles.layer}
        <ZoomControl position="bottomleft" zoomInTitle={m.zoomIn} zoomOutTitle={m.zoomOut} />
        <Marker position={position} icon={icon} title={title}>
          <Popup maxWidth={POPUP_WIDTH} closeButton={false}>
            <strong className="block font-serif text-lead leading-tight font-semibold">{title}</strong>
            {address && <span className="mt-1 block text-ink-soft">{address}</span>}
          </Popup>
        </Marker>
        {tiles.haveFailed && <FromAfar />}
        {own && <OwnPosition place={position} own={own} room={tiles.haveFailed ? ROOM_FOR_ADDRESS : ROOM} />}
      </MapContainer>
      {tiles.haveFailed && (
        <div
          role="status"
          className="absolute top-3 left-3 z-[1000] max-w-[calc(100%-24px)] rounded-field bg-surface px-4 py-2.5 shadow-float"
        >
          <p className="font-semibold">{title}</p>
          {address && <p>{address}</p>}
          <p className="mt-1 text-note text-ink-soft">{m.tilesFailed}</p>
        </div>
      )}
      {tiles.credit}
    </>
  );
}

/** Without an image it takes towns and a coast to say where something is. */
function FromAfar() {
  const map = useMap();
  useEffect(() => void map.setZoom(GROUND_ZOOM, { animate: false }), [map]);
  return null;
}

/** Zooms out until both are on the map, the visitor `room` px below its upper edge. */
function OwnPosition({ place, own, room }: { place: Position; own: Position; room: number }) {
  const m = useMessages(mapMessages);
  const map = useMap();
  useEffect(() => {
    map.fitBounds(
      [place, own].map(({ lat, lng }): [number, number] => [lat, lng]),
      { paddingTopLeft: [ROOM, room], paddingBottomRight: [ROOM, ROOM], maxZoom: ZOOM, animate: false },
    );
  }, [map, place, own, room]);
  return (
    <Marker position={own} icon={userIcon} title={m.yourPosition}>
      <Popup closeButton={false}>{m.yourPosition}</Popup>
    </Marker>
  );
}

/** One finger scrolls the page there, not the map: two fingers move and zoom it. */
const isTouchScreen = () => window.matchMedia("(pointer: coarse)").matches;
