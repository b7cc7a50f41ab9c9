import type { Ring } from "~/domain/places/ground";

/** SVG path data of a closed line in pixels, its corners rounded from so many pixels before and after them. */
export function pathOf(ring: Ring, radius: number): string {
  const corners = Array.from({ length: ring.length / 2 }, (_, at) => cornerOf(ring, 2 * at, radius));
  return corners.length > 0 ? `M${corners.join("L")}z` : "";
}

function cornerOf(ring: Ring, at: number, radius: number): string {
  const [x, y] = [ring[at]!, ring[at + 1]!];
  const point = (right: number, down: number) => `${right.toFixed(1)} ${down.toFixed(1)}`;
  if (radius < 1) return point(x, y);
  const [from, to] = [at + ring.length - 2, at + 2].map((other) => {
    const [right, down] = [ring[other % ring.length]! - x, ring[(other + 1) % ring.length]! - y];
    const share = Math.min(0.5, radius / (Math.hypot(right, down) || 1));
    return point(x + share * right, y + share * down);
  });
  return `${from}Q${point(x, y)} ${to}`;
}
