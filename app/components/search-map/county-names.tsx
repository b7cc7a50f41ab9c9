import { divIcon } from "leaflet";
import { useState } from "react";
import { Marker, Pane, useMap, useMapEvents } from "react-leaflet";

/** Each county with a position near its middle, and from which zoom there is room for its name. */
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

/** The names of the counties, on the ground that the map has without its image. */
export function CountyNames() {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return (
    <Pane name={PANE}>
      {COUNTIES.map(
        ([name, lat, lng, from], at) =>
          zoom >= from && (
            <Marker
              key={name}
              pane={PANE}
              position={[lat, lng]}
              icon={ICONS[at]}
              interactive={false}
              keyboard={false}
            />
          ),
      )}
    </Pane>
  );
}
