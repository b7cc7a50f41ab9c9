import { divIcon, type Map as LeafletMap } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { pixelsAt, sideOf } from "~/domain/places/ground";
import { freePlaces } from "./free-places";
import type { GroundProps } from "./ground-props";
import { type LoadedSquare, loadSquare } from "./ground-squares.client";

/** Oslo is a town among the others. A position near the county's middle, and the zoom from which there is room for its name. */
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
];

/** Closer in a county is wider than the map. */
const COUNTIES_TO_ZOOM = 9;

const TILE_SIZE = 256;

/** Positions are pixels of a map of the zoom shown. */
interface Name {
  name: string;
  isTown: boolean;
  x: number;
  y: number;
}

type View = ReturnType<typeof viewOf>;

const viewOf = (map: LeafletMap) => ({ zoom: map.getZoom(), bounds: map.getBounds() });

const countiesAt = (zoom: number): Name[] =>
  COUNTIES.filter(([, , , from]) => zoom >= from && zoom < COUNTIES_TO_ZOOM).map(([name, lat, lng]) => {
    const [x, y] = pixelsAt({ lat, lng }, zoom);
    return { name, isTown: false, x, y };
  });

async function townsIn({ zoom, bounds }: View): Promise<Name[]> {
  const z = Math.round(zoom);
  const [left, top] = pixelsAt(bounds.getNorthWest(), z);
  const [right, foot] = pixelsAt(bounds.getSouthEast(), z);
  const loading: Promise<LoadedSquare>[] = [];
  for (let x = Math.floor(left / TILE_SIZE); x <= right / TILE_SIZE; x++)
    for (let y = Math.floor(top / TILE_SIZE); y <= foot / TILE_SIZE; y++) loading.push(loadSquare({ z, x, y }));
  return [...new Set(await Promise.all(loading))].flatMap(({ square, towns }) => {
    const side = sideOf(square);
    const scale = 2 ** (zoom - square.unit);
    return towns
      .filter(([, , , from]) => from <= z)
      .map(([name, x, y]) => ({
        name,
        isTown: true,
        x: (square.x * side + x) * scale,
        y: (square.y * side + y) * scale,
      }));
  });
}

/** Those of the last view until the new one's are loaded. */
function useTowns(view: View): { zoom: number; towns: Name[] } {
  const [found, setFound] = useState({ zoom: view.zoom, towns: [] as Name[] });
  useEffect(() => {
    let isGone = false;
    townsIn(view).then(
      (towns) => !isGone && setFound({ zoom: view.zoom, towns }),
      () => undefined, // The ground says so by being empty.
    );
    return () => {
      isGone = true;
    };
  }, [view]);
  return found;
}

export const PANE_OF_NAMES = "names";

/** Of counties and towns, on the ground and under the tiles. */
export function GroundNames({ takenAt, letters }: GroundProps) {
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)) });
  const { zoom, towns } = useTowns(view);
  const placed = useMemo(() => {
    const names = [...countiesAt(zoom), ...towns];
    const asked = names.map(({ name, ...at }) => ({ ...at, length: name.length }));
    const places = freePlaces(asked, takenAt(map, zoom), letters);
    return names.flatMap(({ name, isTown, x }, at) => {
      const place = places[at];
      const icon = {
        className: isTown ? "map-town" : "map-county",
        html: `<span>${name}</span>`,
        iconSize: [0, 0] as [number, number],
      };
      return place
        ? [{ key: `${name} ${x}`, position: map.unproject([place.x, place.y], zoom), icon: divIcon(icon) }]
        : [];
    });
  }, [map, zoom, towns, takenAt, letters]);
  return placed.map((name) => (
    <Marker {...name} key={name.key} pane={PANE_OF_NAMES} interactive={false} keyboard={false} />
  ));
}
