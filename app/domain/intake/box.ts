/** Pixels, from the upper left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least that holds them all; null of none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const below = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: below - y };
}
