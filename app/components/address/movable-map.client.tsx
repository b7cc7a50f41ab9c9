import type {
  DragEndEvent,
  LeafletKeyboardEvent,
  LeafletMouseEvent,
  Map as LeafletMapInstance,
  Marker as LeafletMarker,
} from "leaflet";
import { useEffect, useMemo, useState } from "react";
import { MapContainer, Marker, ZoomControl } from "react-leaflet";
import { addressFieldMessages } from "#messages/address-field";
import { mapMessages } from "#messages/map";
import { placeIcon } from "~/components/map/map-icons.client";
import { useTiles } from "~/components/map/tiles.client";
import { useTakenByPin } from "~/components/map/use-taken-by-pin";
import { type Attribution, MAX_ZOOM } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import "leaflet/dist/leaflet.css";
import "~/components/map/leaflet-map.css";

export interface PinMapProps {
  position: Position;
  attribution: Attribution;
  onMove: (position: Position) => void;
}

const ZOOM = 16;

/** Map pixels of one press of an arrow key. */
const STEP = 6;

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export function MovableMap({ position, attribution, onMove }: PinMapProps) {
  const m = useMessages(addressFieldMessages);
  const texts = useMessages(mapMessages);
  const [map, setMap] = useState<LeafletMapInstance | null>(null);
  const tiles = useTiles(attribution, useTakenByPin(position));
  const { lat, lng } = position;
  useEffect(() => {
    if (map && !map.getBounds().pad(-0.1).contains([lat, lng])) map.setView([lat, lng]);
  }, [map, lat, lng]);
  useEffect(() => {
    map?.getContainer().setAttribute("role", "application");
    map?.getContainer().setAttribute("aria-label", m.map);
  }, [map, m]);
  const moves = useMemo(() => pinMoves(map, onMove), [map, onMove]);
  useEffect(() => {
    const move = ({ latlng }: LeafletMouseEvent) => onMove(toDecimetre(latlng));
    map?.on("click", move);
    return () => void map?.off("click", move);
  }, [map, onMove]);

  return (
    <>
      <MapContainer
        ref={setMap}
        center={position}
        zoom={ZOOM}
        maxZoom={MAX_ZOOM}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        className="size-full"
      >
        {tiles.layer}
        <ZoomControl position="bottomleft" zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
        <Marker
          draggable
          autoPan
          position={position}
          icon={placeIcon}
          title={m.pin}
          alt={m.pin}
          eventHandlers={moves}
        />
      </MapContainer>
      {tiles.haveFailed && (
        <p
          role="status"
          className="absolute top-3 left-3 z-[1000] rounded-field bg-surface px-3 py-2 text-note shadow-float"
        >
          {texts.tilesFailed}
        </p>
      )}
      {tiles.credit}
    </>
  );
}

function pinMoves(map: LeafletMapInstance | null, onMove: PinMapProps["onMove"]) {
  const moveTo = (position: Position) => onMove(toDecimetre(position));
  return {
    dragend: ({ target }: DragEndEvent) => moveTo((target as LeafletMarker).getLatLng()),
    keydown: ({ originalEvent, target }: LeafletKeyboardEvent) => {
      const step = ARROWS[originalEvent.key];
      if (!map || !step) return;
      originalEvent.preventDefault();
      originalEvent.stopPropagation();
      moveTo(map.containerPointToLatLng(map.latLngToContainerPoint((target as LeafletMarker).getLatLng()).add(step)));
    },
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const toDecimetre = ({ lat, lng }: Position): Position => ({ lat: rounded(lat), lng: rounded(lng) });
