import { type Map as LeafletMap, point } from "leaflet";

/** Pixels that half a mark takes, and beside a circle, whose marks are seldom at its edge. */
const MARK = 32;
const EDGE = 8;

/** The least share of a map's height that counts as free, however large its controls' letters are. */
const LEAST_FREE = 0.4;

/** Pixels at the top, and at the foot where on a phone the sheet is. */
export function coveredOf(map: LeafletMap, controls = "[data-map-controls]"): { top: number; bottom: number } {
  const container = map.getContainer();
  const frame = container.getBoundingClientRect();
  const depths = [...document.querySelectorAll(controls)].map(
    (each) => each.getBoundingClientRect().bottom - frame.top,
  );
  const top = Math.max(0, ...depths);
  const bottom = Number.parseFloat(getComputedStyle(container).getPropertyValue("--sheet")) || 0;
  const share = Math.min(1, (frame.height * (1 - LEAST_FREE)) / (top + bottom || 1));
  return { top: top * share, bottom: bottom * share };
}

/** Within this padding marks are seen whole, and under nothing; a circle fills what is left. */
export function roomForMarks(map: LeafletMap, isOfCircle = false) {
  const { top, bottom } = coveredOf(map);
  const edge = isOfCircle ? EDGE : MARK;
  return { paddingTopLeft: point(edge, top + edge), paddingBottomRight: point(edge, bottom + edge) };
}
