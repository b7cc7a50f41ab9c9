// Generates public/ground/, the ground of maps without a tile service, from OpenStreetMap's land and the gazetteer. Run
// by hand when either changes (`npm install --no-save @geo-maps/earth-lands-10m@0.6.0 && npx tsx
// scripts/build-ground.ts`); the results are committed. Other results need another version in GROUND
// (app/domain/places/ground.ts).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  GROUND,
  type GroundFile,
  type Level,
  LEVELS,
  pixelsAt,
  sideOf,
  type Square,
  squareName,
  squarePath,
  WHOLE,
} from "~/domain/places/ground";
import { MAP_AREA } from "~/domain/places/position";
import { places } from "~/gateways/gazetteer/place-table.json";
import { clipped, readLands } from "./ground/lands";
import { type NamedTown, placeTowns } from "./ground/towns";

const LANDS = "node_modules/@geo-maps/earth-lands-10m/map.geo.json";

/** Towns farther from a square's edge bring no details of its coast. */
const DETAILS_WITHIN_KM = 12;

const towns = placeTowns(
  places.map((line) => {
    const [name = "", , lat, lng] = line.split("|");
    return { name, lat: Number(lat), lng: Number(lng) };
  }),
);
const lands = readLands(readFileSync(LANDS, "utf8"), MAP_AREA);
const finer = LEVELS.slice(1).flatMap(squaresOf);
const near = new Set(finer.map(squareName));
const files = finer.map((square) => [square, fileOf(square)] as const).filter(([, { land }]) => land.length > 0);
const whole = { ...fileOf(WHOLE), squares: files.map(([square]) => squareName(square)).join(" ") };

rmSync(`public${GROUND}`, { recursive: true, force: true });
mkdirSync(`public${dirname(squarePath(WHOLE))}`, { recursive: true });
for (const [square, file] of [[WHOLE, whole] as const, ...files])
  writeFileSync(`public${squarePath(square)}`, JSON.stringify(file));
console.log(`${files.length} squares, ${towns.length} towns`);

/** Those with a town of Norway. */
function squaresOf({ zoom, unit }: Level): Square[] {
  const names = new Map<string, Square>();
  for (const { lat, lng } of towns) {
    const degrees = DETAILS_WITHIN_KM / 111;
    const wide = degrees / Math.cos((lat * Math.PI) / 180);
    for (const [up, right] of [
      [0, 0],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const [x, y] = pixelsAt({ lat: lat + up * degrees, lng: lng + right * wide }, zoom - 8);
      const square = { z: zoom, x: Math.floor(x), y: Math.floor(y), unit };
      names.set(squareName(square), square);
    }
  }
  return [...names.values()];
}

function fileOf(square: Square): GroundFile {
  const level = LEVELS.findIndex(({ zoom }) => zoom === square.z);
  const before = LEVELS[level + 1]?.from ?? Infinity;
  return {
    land: clipped(lands, square, isNear),
    towns: towns.filter(({ zoom }) => zoom < before).flatMap((town) => inside(town, square)),
  };
}

/** Of pixels of a map of zoom 0. */
function isNear(x: number, y: number): boolean {
  const { zoom } = LEVELS[2];
  const share = 2 ** zoom / sideOf({ z: 0, unit: 0 });
  return near.has(squareName({ z: zoom, x: Math.floor(x * share), y: Math.floor(y * share) }));
}

function inside({ name, lat, lng, zoom }: NamedTown, square: Square): GroundFile["towns"] {
  const side = sideOf(square);
  const [x, y] = pixelsAt({ lat, lng }, square.unit);
  const [right, down] = [Math.round(x - square.x * side), Math.round(y - square.y * side)];
  const isInside = right >= 0 && right < side && down >= 0 && down < side;
  return isInside ? [[name, right, down, zoom]] : [];
}
