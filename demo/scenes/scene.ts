import type { Random } from "../../scripts/drawing/random";
import type { Sheet } from "../../scripts/drawing/sheet";

/** Sketches are 1200 × 800, with the motif in the middle band: covers are also shown very wide. */
export const SKETCH = { width: 1200, height: 800 };

/** Draws a sketch to paint from. */
export type Sketch = (sheet: Sheet, random: Random) => void;

/** Dabs of colour strewn over an area: leaves, flowers, grass, snow. */
export function dabs(
  sheet: Sheet,
  random: Random,
  area: {
    x: readonly [number, number];
    y: readonly [number, number];
    count: number;
    size: readonly [number, number];
    colors: readonly string[];
    flat?: number;
  },
): void {
  const { x, y, count, size, colors, flat = 1 } = area;
  for (const color of colors) {
    const dots = Array.from({ length: Math.round(count / colors.length) }, () => {
      const r = random.between(...size);
      return ellipse(random.between(...x), random.between(...y), r, r * flat);
    });
    sheet.path(dots.join(""), color);
  }
}

/** An ellipse as path data. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0z`;
}

/** A heap of round dabs: a bush, a tree's crown, a cloud. */
export function heap(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  dotSize: number,
  count: number,
): string {
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2);
    const away = Math.sqrt(random.next());
    const r = dotSize * random.between(0.6, 1.3);
    return ellipse(x + (Math.cos(angle) * away * width) / 2, y + (Math.sin(angle) * away * height) / 2, r, r * 0.8);
  }).join("");
}

/** Long flat clouds in a band of the sky. */
export function clouds(
  sheet: Sheet,
  random: Random,
  y: readonly [number, number],
  colors: readonly string[],
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const [x, at] = [random.between(0, 1200), random.between(...y)];
    sheet.path(heap(random, x, at, random.between(180, 420), random.between(14, 40), 26, 16), random.pick(colors), {
      opacity: 0.7,
    });
  }
}

/** Still water from `y` down, with the sky in it and streaks of both. */
export function water(
  sheet: Sheet,
  random: Random,
  y: number,
  colors: readonly [string, string, string],
  to = 800,
): void {
  sheet.rect(
    0,
    y,
    1200,
    to - y,
    sheet.linear([
      [0, colors[0]],
      [0.4, colors[1]],
      [1, colors[2]],
    ]),
  );
  for (const color of colors) {
    const streaks = Array.from({ length: 26 }, () => {
      const at = y + 6 + random.next() ** 1.6 * (to - y);
      const w = random.between(40, 240);
      return ellipse(random.between(0, 1200), at, w / 2, 2 + (at - y) * 0.014);
    });
    sheet.path(streaks.join(""), color, { opacity: 0.5 });
  }
}
