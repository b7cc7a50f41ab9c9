import "leaflet/dist/leaflet.css";
import "./leaflet-map.css";
import { divIcon, type Map as LeafletMapInstance } from "leaflet";
import { useCallback, useState } from "react";
import { MapContainer, Marker, Popup, TileLayer, ZoomControl } from "react-leaflet";
import type { Position } from "~/domain/geo/distance";
import { type Attribution, MAX_ZOOM } from "~/domain/map-tiles";
import { mapMessages } from "~/i18n/map";
import { useMessages } from "~/i18n/use-messages";
import { MapAttribution } from "./map-attribution";
import { placeIcon } from "./place-icon.client";

export interface LeafletMapProps {
  title: string;
  address: string | null;
  position: Position;
  attribution: Attribution;
  userPosition: Position | null;
}

const ZOOM = 15;
const TILE_SIZE = 256;
const POPUP_WIDTH = 300;

const userIcon = divIcon({ className: "map-user", iconSize: [24, 24], popupAnchor: [0, -8] });

/** The map with its markers. Only ever in the browser: it is made of 45 kB of library. */
export function LeafletMap({ title, address, position, attribution, userPosition }: LeafletMapProps) {
  const m = useMessages(mapMessages);
  const [tiles, setTiles] = useState<"none" | "some" | "failed">("none");
  const prepare = useCallback(
    (map: LeafletMapInstance | null) => {
      const container = map?.getContainer();
      container?.setAttribute("role", "application");
      container?.setAttribute("aria-label", m.mapOf(title));
      // Leaflet itself hears Escape only where the map has the focus, not a marker.
      container?.addEventListener("keydown", ({ key }) => key === "Escape" && map?.closePopup());
    },
    [m, title],
  );
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
        <TileLayer
          url="/tiles/{z}/{x}/{y}.png"
          tileSize={TILE_SIZE}
          maxZoom={MAX_ZOOM}
          eventHandlers={{
            tileload: () => setTiles("some"),
            tileerror: () => setTiles((before) => (before === "none" ? "failed" : before)),
          }}
        />
        <ZoomControl position="bottomleft" zoomInTitle={m.zoomIn} zoomOutTitle={m.zoomOut} />
        <Marker position={position} icon={placeIcon} title={title}>
          <Popup maxWidth={POPUP_WIDTH} closeButton={false}>
            <strong className="block font-serif text-lg leading-tight font-semibold">{title}</strong>
            {address && <span className="mt-1 block text-ink-soft">{address}</span>}
          </Popup>
        </Marker>
        {userPosition && (
          <Marker position={userPosition} icon={userIcon} title={m.yourPosition}>
            <Popup closeButton={false}>{m.yourPosition}</Popup>
          </Marker>
        )}
      </MapContainer>
      {tiles === "failed" && (
        <p role="status" className="absolute top-3 left-3 z-[1000] rounded-full bg-surface px-4 py-2 text-sm shadow-float">
          {m.tilesFailed}
        </p>
      )}
      <MapAttribution {...attribution} />
    </>
  );
}

/** One finger scrolls the page there, not the map: two fingers move and zoom it. */
const isTouchScreen = () => window.matchMedia("(pointer: coarse)").matches;
