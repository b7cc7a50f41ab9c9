import { d, smooth } from "./path";
import type { Random } from "./random";
import type { Sheet } from "./sheet";

/** Below a wavy line around `y`. */
export function hills(
  sheet: Sheet,
  random: Random,
  y: number,
  swing: number,
  waves: number,
  fill: string,
  opacity?: number,
): void {
  const { width, height } = sheet;
  const points = Array.from(
    { length: waves + 1 },
    (_, i) => [(i * width) / waves, Math.round(y + random.between(-swing, swing))] as const,
  );
  sheet.path(`${smooth(points)}V${height}H0z`, fill, { opacity });
}

/** Below a jagged line whose peaks reach `rise` above `y`. */
export function mountains(
  sheet: Sheet,
  random: Random,
  y: number,
  rise: number,
  peaks: number,
  fill: string,
  opacity?: number,
): void {
  const step = sheet.width / peaks;
  let path = d`M0 ${y}`;
  for (let i = 0; i < peaks; i++) {
    const top = y - rise * random.between(0.45, 1);
    const x = i * step;
    const shoulder = random.between(0.25, 0.6);
    path += d`L${x + step * 0.24} ${y - (y - top) * shoulder}L${x + step * 0.34} ${y - (y - top) * shoulder * 0.92}L${x + step * random.between(0.45, 0.58)} ${top}L${x + step * 0.72} ${y - (y - top) * 0.55}L${x + step * 0.8} ${y - (y - top) * 0.5}L${x + step} ${y - (y - top) * 0.12}`;
  }
  sheet.path(`${path}V${sheet.height}H0z`, fill, { opacity });
}

/** Standing at (x, base): three skirts one above the other. */
export function spruce(x: number, base: number, height: number): string {
  const w = height * 0.2;
  return d`M${x} ${base - height}l${w * 0.62} ${height * 0.36}h${-w * 0.28}l${w * 0.52} ${height * 0.3}h${-w * 0.3}l${w * 0.5} ${height * 0.26}h${-w * 0.86}v${height * 0.08}h${-w * 0.4}v${-height * 0.08}h${-w * 0.86}l${w * 0.5} ${-height * 0.26}h${-w * 0.3}l${w * 0.52} ${-height * 0.3}h${-w * 0.28}z`;
}

/** Along a strip of ground; none where `keepClear` says so. */
export function spruces(
  sheet: Sheet,
  random: Random,
  options: { count: number; from: number; to: number; base: number; height: number; fill: string; opacity?: number },
): void {
  const { count, from, to, base, height, fill, opacity } = options;
  const trees = Array.from({ length: count }, (_, i) => {
    const x = from + ((i + random.between(0.2, 0.8)) * (to - from)) / count;
    return spruce(x, base + random.between(0, height * 0.12), height * random.between(0.6, 1));
  });
  sheet.path(trees.join(""), fill, { opacity });
}

/** On water: level strokes below `y`, wider and sparser towards the viewer, around `x`. */
export function glitter(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  depth: number,
  spread: number,
  color: string,
  opacity = 0.7,
): void {
  const strokes: string[] = [];
  for (let at = 5; at < depth; at += 6 + at * 0.05) {
    const w = spread * (0.3 + (at / depth) * 0.7) * random.between(0.5, 1);
    strokes.push(d`M${x - w / 2 + random.between(-w, w) * 0.25} ${y + at}h${w}`);
  }
  sheet.line(strokes.join(""), color, 2.4, { "stroke-linecap": "round", opacity });
}
