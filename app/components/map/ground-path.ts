import { type Coast, pointAt } from "~/domain/places/ground";

/** SVG path data of a closed line in pixels, its corners rounded from so many pixels before and after them. */
export function pathOf(coast: Coast, radius: number): string {
  const corners = Array.from({ length: coast.length / 2 }, (_, nth) => cornerOf(coast, nth, radius));
  return corners.length > 0 ? `M${corners.join("L")}z` : "";
}

function cornerOf(coast: Coast, nth: number, radius: number): string {
  const [x, y] = pointAt(coast, nth);
  const point = (right: number, down: number) => `${right.toFixed(1)} ${down.toFixed(1)}`;
  if (radius < 1) return point(x, y);
  const points = coast.length / 2;
  const [from, to] = [nth + points - 1, nth + 1].map((other) => {
    const [otherX, otherY] = pointAt(coast, other % points);
    const [right, down] = [otherX - x, otherY - y];
    const share = Math.min(0.5, radius / (Math.hypot(right, down) || 1));
    return point(x + share * right, y + share * down);
  });
  return `${from}Q${point(x, y)} ${to}`;
}
