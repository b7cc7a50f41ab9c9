import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { useMap } from "react-leaflet";
import { clipCoast, sideOf, type Window } from "~/domain/places/ground";
import { MAX_ZOOM } from "~/domain/places/maps";
import { GroundNames, PANE_OF_NAMES } from "./ground-names";
import { pathOf } from "./ground-path";
import type { GroundProps } from "./ground-props";
import { type LoadedSquare, loadSquare, loadWhole } from "./ground-squares.client";
import "./ground.css";

const PANE = "ground";

class GroundTiles extends GridLayer {
  override createTile(at: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement("div");
    fillTile(tile, at, () => done(undefined, tile)).catch((error: Error) => done(error, tile));
    return tile;
  }
}

/** Decoration: the list says what is on the map. */
function makePane(map: LeafletMap, name: string): void {
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.setAttribute("aria-hidden", "true");
}

function addGround(map: LeafletMap): () => void {
  const ground = new GroundTiles({ pane: PANE, maxZoom: MAX_ZOOM, noWrap: true }).addTo(map);
  return () => void ground.remove();
}

/** Land and sea under the tiles: seen until they are there, and where they cannot be had. Colours follow the theme. */
export function Ground(props: GroundProps) {
  const map = useMap();
  // Before what stands in them.
  useState(() => [PANE, PANE_OF_NAMES].forEach((name) => makePane(map, name)));
  useEffect(() => addGround(map), [map]);
  return <GroundNames {...props} />;
}

const SVG = "http://www.w3.org/2000/svg";
const TILE_SIZE = 256;

/** Pixels that a tile reaches over its neighbours, so that no seam shows, and that its lines go on beyond that. */
const OVER = 1;
const BESIDE = 8;

/** The source's coast has points some hundred metres apart: closer in its corners are rounded, by so many units. */
const ROUNDED = { from: 12, units: 32 };

function shape(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** What is seen of a square on a tile. */
function drawTile(svg: SVGElement, { square, land, towns }: LoadedSquare, { x, y, z }: Coords): void {
  const scale = 2 ** (z - square.unit);
  const side = sideOf(square);
  const size = TILE_SIZE / scale;
  const left = x * size - square.x * side;
  const top = y * size - square.y * side;
  const radius = z < ROUNDED.from ? 0 : ROUNDED.units;
  // What is clipped must round no corner that is seen.
  const beside = BESIDE / scale + 3 * radius;
  const window: Window = [left - beside, top - beside, left + size + beside, top + size + beside];
  const pixel = (unit: number, axis: number) => (unit - (axis === 0 ? left : top)) * scale;
  const lines = land.map((coast) => clipCoast(coast, window).map((unit, at) => pixel(unit, at % 2)));
  svg.replaceChildren(
    shape("path", { d: lines.map((line) => pathOf(line, radius * scale)).join("") }),
    ...towns
      .filter(([, , , from]) => from <= z)
      .map(([, right, down]) => shape("circle", { cx: `${pixel(right, 0)}`, cy: `${pixel(down, 1)}`, r: "2.5" })),
  );
}

/** The whole country's coast at once, and the place's own when it is there. */
async function fillTile(tile: HTMLElement, at: Coords, onFirst: () => void): Promise<void> {
  const side = TILE_SIZE + 2 * OVER;
  const svg = shape("svg", { viewBox: `${-OVER} ${-OVER} ${side} ${side}` });
  tile.appendChild(svg);
  const whole = await loadWhole();
  drawTile(svg, whole, at);
  onFirst();
  const finest = await loadSquare(at);
  if (finest !== whole) drawTile(svg, finest, at);
}
