import type { Coast } from "~/domain/places/ground";

/** SVG path data of a closed line in pixels, its corners rounded from so many pixels before and after them. */
export function pathOf(coast: Coast, radius: number): string {
  const corners = Array.from({ length: coast.length / 2 }, (_, at) => cornerOf(coast, 2 * at, radius));
  return corners.length > 0 ? `M${corners.join("L")}z` : "";
}

function cornerOf(coast: Coast, at: number, radius: number): string {
  const [x, y] = [coast[at]!, coast[at + 1]!];
  const point = (right: number, down: number) => `${right.toFixed(1)} ${down.toFixed(1)}`;
  if (radius < 1) return point(x, y);
  const [from, to] = [at + coast.length - 2, at + 2].map((other) => {
    const [right, down] = [coast[other % coast.length]! - x, coast[(other + 1) % coast.length]! - y];
    const share = Math.min(0.5, radius / (Math.hypot(right, down) || 1));
    return point(x + share * right, y + share * down);
  });
  return `${from}Q${point(x, y)} ${to}`;
}
