import { divIcon } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import { Marker, Pane, useMap, useMapEvents } from "react-leaflet";
import type { MapMarkView } from "~/views/search/map";
import { freePlaces } from "./free-places";
import { shownOn, sizeOfLetters } from "./shown-marks";

/** A position near the county's middle, and the zoom from which there is room for its name. */
const COUNTIES: readonly [name: string, lat: number, lng: number, zoom: number][] = [
  ["Finnmark", 70.1, 25.3, 0],
  ["Troms", 69.2, 20, 0],
  ["Nordland", 66.6, 14.3, 0],
  ["Trøndelag", 63.9, 11.4, 0],
  ["Innlandet", 61.4, 9.9, 0],
  ["Vestland", 60.8, 6.4, 0],
  ["Svalbard", 78.4, 16, 0],
  ["Agder", 58.6, 7.8, 0],
  ["Møre og Romsdal", 62.6, 7.8, 5],
  ["Rogaland", 59, 6, 6],
  ["Telemark", 59.5, 8.5, 6],
  ["Buskerud", 60.3, 9.2, 6],
  ["Akershus", 60.1, 11.3, 7],
  ["Østfold", 59.4, 11.2, 7],
  ["Vestfold", 59.3, 10.1, 7],
  ["Oslo", 59.96, 10.75, 7],
];

const ICONS = COUNTIES.map(([name]) =>
  divIcon({ className: "map-county", html: `<span>${name}</span>`, iconSize: [0, 0] }),
);

const PANE = "counties";

/** For the plain ground of a map without its image. */
export function CountyNames({ marks }: { marks: readonly MapMarkView[] }) {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  useEffect(() => void map.getPane(PANE)?.setAttribute("aria-hidden", "true"), [map]);
  const places = useMemo(() => {
    const letters = sizeOfLetters();
    const taken = shownOn(map, marks, zoom).map((mark) => ({
      ...pixels(map.project(mark, zoom)),
      isPin: !!mark.place,
    }));
    const names = COUNTIES.map(([name, lat, lng, from]) =>
      zoom >= from ? { length: name.length, ...pixels(map.project([lat, lng], zoom)) } : null,
    );
    return freePlaces(names, taken, letters);
  }, [map, marks, zoom]);
  return (
    <Pane name={PANE}>
      {places.map(
        (place, at) =>
          place && (
            <Marker
              key={at}
              pane={PANE}
              position={map.unproject([place.x, place.y], zoom)}
              icon={ICONS[at]}
              interactive={false}
              keyboard={false}
            />
          ),
      )}
    </Pane>
  );
}

const pixels = ({ x, y }: { x: number; y: number }) => ({ x, y });
