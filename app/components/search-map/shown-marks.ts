import type { Map as LeafletMap } from "leaflet";
import { sizeOfLetters } from "~/components/map/size-of-letters";
import { type Bounds, isSpot, type Position } from "~/domain/places/position";
import { roundBelow } from "~/domain/search/limits";
import type { MapMarkView } from "~/views/search/map";

/** One or several of the server's marks that would lie over each other. */
export interface ShownMark extends Position {
  key: string;
  count: number;
  /** There are more than `count`. */
  isMore: boolean;
  members: MapMarkView[];
  /** Null unless it is a single one. */
  place: MapMarkView | null;
}

interface Pixels {
  x: number;
  y: number;
}

/** Nearer marks would lie over each other, at letters of the usual size. */
const APART_PX = 54;

/**
 * Joins marks that would lie over each other, in the place of the largest; their sum stays the same. `letters` is how
 * many times as large as usual they are.
 */
export function putTogether(
  marks: readonly MapMarkView[],
  pixelsOf: (position: Position) => Pixels,
  letters = 1,
): ShownMark[] {
  const heaps: { at: Pixels; members: MapMarkView[] }[] = [];
  for (const mark of marks.toSorted((one, other) => other.count - one.count)) {
    const at = pixelsOf(positionOf(mark));
    const near = heaps.find((heap) => Math.hypot(heap.at.x - at.x, heap.at.y - at.y) < APART_PX * letters);
    if (near) near.members.push(mark);
    else heaps.push({ at, members: [mark] });
  }
  return heaps.map(({ members }) => shown(members));
}

export const shownOn = (map: LeafletMap, marks: readonly MapMarkView[], zoom: number): ShownMark[] =>
  putTogether(marks, (position) => map.project(position, zoom), sizeOfLetters());

const positionOf = ({ at: [lat, lng] }: MapMarkView): Position => ({ lat, lng });

function shown(members: MapMarkView[]): ShownMark {
  const [largest] = members as [MapMarkView];
  return {
    ...positionOf(largest),
    key: `${largest.at.join()}/${members.length}/${largest.area ? "area" : "place"}`,
    count: members.reduce((sum, { count }) => sum + count, 0),
    isMore: members.some(({ more }) => more),
    members,
    place: members.length === 1 && !largest.area ? largest : null,
  };
}

/** Degrees: positions are rounded to about a metre. */
const SLACK = 0.00002;
/** Degrees: areas are rounded to about 10 m. */
const AREA_SLACK = 0.0001;

export function holds({ members }: ShownMark, { lat, lng }: Position): boolean {
  return members.some(({ at, area }) => {
    if (!area) return Math.abs(at[0] - lat) < SLACK && Math.abs(at[1] - lng) < SLACK;
    const [west, south, east, north] = area;
    const isInside = lat > south - AREA_SLACK && lat < north + AREA_SLACK;
    return isInside && lng > west - AREA_SLACK && lng < east + AREA_SLACK;
  });
}

/** The rectangle with all that marks stand for. */
export function around(marks: readonly MapMarkView[]): Bounds {
  const areas = marks.map(({ at: [lat, lng], area }) => area ?? ([lng, lat, lng, lat] as const));
  return {
    west: Math.min(...areas.map(([west]) => west)),
    south: Math.min(...areas.map(([, south]) => south)),
    east: Math.max(...areas.map(([, , east]) => east)),
    north: Math.max(...areas.map(([, , , north]) => north)),
  };
}

/** The rectangle with all that a mark stands for, where that is one place to a visitor; else null. */
export function spotOf(mark: ShownMark): string | null {
  const { west, south, east, north } = around(mark.members);
  const reach = mark.place ? SLACK / 2 : AREA_SLACK;
  const spot = { west: west - reach, south: south - reach, east: east + reach, north: north + reach };
  if (!isSpot(spot)) return null;
  return [spot.west, spot.south, spot.east, spot.north].map((degrees) => Number(degrees.toFixed(5))).join(",");
}

/** "12"; "500+" for at least so many. */
export const numberOf = ({ count, isMore }: Pick<ShownMark, "count" | "isMore">): string =>
  isMore ? `${roundBelow(count)}+` : String(count);
