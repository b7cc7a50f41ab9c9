import { circle as drawCircle, type Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useState } from "react";
import { MapContainer, Marker, ZoomControl } from "react-leaflet";
import { mapMessages } from "#messages/map";
import { searchMapMessages } from "#messages/search-map";
import { useOwnPosition } from "~/components/location/use-own-position";
import { userIcon } from "~/components/map/map-icons.client";
import { useTiles } from "~/components/map/tiles.client";
import { useOnceAlive } from "~/components/ui/use-once-alive";
import { MAX_ZOOM } from "~/domain/places/maps";
import { MAP_AREA, type Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import type { MapMarkView, MapStart } from "~/views/search/map";
import type { MapPath } from "./fetch-marks";
import { MapControls, type WayBack } from "./map-controls";
import { Marks, type Spot } from "./marks";
import { type ShownMark, shownOn } from "./shown-marks";
import { useMapView } from "./use-map-view";
import { type HrefOf, leafletBounds, useMoves } from "./use-moves";
import "leaflet/dist/leaflet.css";
import "~/components/map/leaflet-map.css";
import "./search-map.css";

interface Props {
  start: MapStart;
  /** The search on the page; `current` is the one that is loading, else the same. */
  shown: URLSearchParams;
  current: URLSearchParams;
  path: MapPath;
  hrefOf: HrefOf;
  pointed: Position | null;
  onPoint: (mark: ShownMark | null) => void;
  wayBack?: WayBack | undefined;
  hasSearch: boolean;
}

const loadPopup = () => import("./place-popup");

const NONE: readonly MapMarkView[] = [];

/** So far the map can be moved: on a phone the sheet covers its south. */
const REACH = { ...MAP_AREA, south: 47 };

/** Far enough out for all of the country on a phone. */
const MIN_ZOOM = 4;

/** Only in the browser. */
export function SearchMap({ start, shown, current, path, hrefOf, pointed, onPoint, wayBack, hasSearch }: Props) {
  const m = useMessages(searchMapMessages);
  const titles = useMessages(mapMessages);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { circle } = start;
  const [open, setOpen] = useState<Spot | null>(null);
  const popup = useOnceAlive(loadPopup);
  const known = useOwnPosition();
  const [located, setLocated] = useState<Position | null>(null);
  const own = located ?? known;
  const marks = useMapView(path, current.has("bbox") || circle ? current.toString() : null)?.marks ?? NONE;
  const moves = useMoves(map, { shown, current, hrefOf, start: start.area, isOfCircle: circle !== null });
  const takenAt = useCallback(
    (shownBy: LeafletMap, zoom: number) =>
      shownOn(shownBy, marks, zoom).map((mark) => ({ ...pixels(shownBy.project(mark, zoom)), isPin: !!mark.place })),
    [marks],
  );
  const tiles = useTiles(start.attribution, takenAt);

  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute("role", "application");
    container?.setAttribute("aria-label", m.region);
  }, [map, m]);

  // With the component of react-leaflet come those of all its shapes.
  useEffect(() => {
    if (!map || !circle) return;
    const radius = circle.radiusKm * 1000;
    const drawn = drawCircle(circle, { radius, interactive: false, className: "map-circle" }).addTo(map);
    return () => void drawn.remove();
  }, [map, circle]);

  return (
    <>
      <MapContainer
        ref={setMap}
        bounds={leafletBounds(start.area)}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        zoomSnap={0.1}
        maxBounds={leafletBounds(REACH)}
        maxBoundsViscosity={1}
        zoomControl={false}
        attributionControl={false}
        className="h-full"
      >
        {tiles.layer}
        <ZoomControl position="topright" zoomInTitle={titles.zoomIn} zoomOutTitle={titles.zoomOut} />
        <Marks marks={marks} pointed={pointed} onPoint={onPoint} onSpot={setOpen} />
        {open && popup && (
          <popup.PlacePopup
            key={open.box}
            spot={open}
            search={current}
            path={path}
            hrefOf={hrefOf}
            onClose={() => setOpen(null)}
          />
        )}
        {own && <Marker position={own} icon={userIcon} interactive={false} keyboard={false} />}
      </MapContainer>
      <MapControls
        map={map}
        moves={moves}
        wayBack={wayBack}
        hasSearch={hasSearch}
        onOwnPosition={setLocated}
        hasFailed={tiles.haveFailed && !tiles.hasGround}
      />
      {/* On phones above the sheet. */}
      <div className="max-lg:*:bottom-(--sheet)">{tiles.credit}</div>
    </>
  );
}

const pixels = ({ x, y }: { x: number; y: number }) => ({ x, y });
