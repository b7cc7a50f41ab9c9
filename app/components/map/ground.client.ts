import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { clipRing, type Window } from "~/domain/places/ground";
import { MAX_ZOOM } from "~/domain/places/maps";
import { loadSquare, type LoadedSquare, loadWhole } from "./ground-squares.client";

const SVG = "http://www.w3.org/2000/svg";
const TILE_SIZE = 256;
const PANE = "ground";

/** Pixels that a tile reaches over its neighbours, so that no seam shows between them, and that its lines go on. */
const OVER = 1;
const BESIDE = 8;

/** What is seen of a square on a tile. */
function drawTile(svg: SVGElement, { square, land, towns }: LoadedSquare, { x, y, z }: Coords): void {
  const scale = 2 ** (z - square.unit);
  const [left, top] = [x, y].map(
    (at, axis) => (at * TILE_SIZE) / scale - [square.x, square.y][axis]! * (TILE_SIZE * 2 ** (square.unit - square.z)),
  );
  const beside = BESIDE / scale;
  const size = TILE_SIZE / scale;
  const window: Window = [left! - beside, top! - beside, left! + size + beside, top! + size + beside];
  const pixel = (unit: number, axis: number) => ((unit - (axis ? top! : left!)) * scale).toFixed(1);
  const lines = land.map((ring) =>
    clipRing(ring, window)
      .map((unit, at) => pixel(unit, at % 2))
      .join(" "),
  );
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", lines.map((line) => line && `M${line}z`).join(""));
  const dots = towns
    .filter(([, , , from]) => from <= z)
    .map(([, right, down]) => {
      const dot = document.createElementNS(SVG, "circle");
      for (const [name, value] of [
        ["cx", pixel(right, 0)],
        ["cy", pixel(down, 1)],
        ["r", "2.5"],
      ] as const)
        dot.setAttribute(name, value);
      return dot;
    });
  svg.replaceChildren(path, ...dots);
}

/** The whole country's coast at once, and the place's own when it is there. */
async function fillTile(svg: SVGElement, at: Coords, onFirst: () => void): Promise<void> {
  const whole = await loadWhole();
  drawTile(svg, whole, at);
  onFirst();
  const finest = await loadSquare(at);
  if (finest !== whole) drawTile(svg, finest, at);
}

class GroundTiles extends GridLayer {
  override createTile(at: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement("div");
    const svg = document.createElementNS(SVG, "svg");
    const side = TILE_SIZE + 2 * OVER;
    svg.setAttribute("viewBox", `${-OVER} ${-OVER} ${side} ${side}`);
    tile.appendChild(svg);
    fillTile(svg, at, () => done(undefined, tile)).catch((error: Error) => done(error, tile));
    return tile;
  }
}

function addGround(map: LeafletMap): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.setAttribute("aria-hidden", "true");
  const ground = new GroundTiles({ pane: PANE, maxZoom: MAX_ZOOM, noWrap: true }).addTo(map);
  return () => void ground.remove();
}

/** Land and sea under the tiles: seen until they are there, and where they cannot be had. Colours follow the theme. */
export function Ground(): null {
  const map = useMap();
  useEffect(() => addGround(map), [map]);
  return null;
}
