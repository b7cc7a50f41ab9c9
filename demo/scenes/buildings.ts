import { arch, d } from "../../scripts/drawing/path";
import type { Sheet } from "../../scripts/drawing/sheet";

export interface Paint {
  wall: string;
  /** The unlit side. */
  shade: string;
  roof: string;
  window: string;
}

/** A wooden church from the side, its tower to the left of `x`, `size` being the height of its nave's wall. */
export function church(sheet: Sheet, x: number, base: number, size: number, paint: Paint): void {
  const s = size;
  sheet.path(d`M${x} ${base}v${-s}h${s * 2.5}v${s}z`, paint.wall);
  sheet.path(d`M${x + s * 2.5} ${base}v${-s}h${s * 0.9}v${s}z`, paint.shade);
  sheet.path(
    d`M${x - s * 0.1} ${base - s}L${x + s * 0.3} ${base - s * 1.9}H${x + s * 2.5}L${x + s * 3.5} ${base - s}z`,
    paint.roof,
  );
  sheet.path(d`M${x - s * 0.95} ${base}v${-s * 2.1}h${s}v${s * 2.1}z`, paint.wall);
  sheet.path(d`M${x - s * 0.3} ${base}v${-s * 2.1}h${s * 0.35}v${s * 2.1}z`, paint.shade);
  sheet.path(
    d`M${x - s * 1.05} ${base - s * 2.08}h${s * 1.2}L${x - s * 0.2} ${base - s * 2.5}L${x - s * 0.45} ${base - s * 4}L${x - s * 0.7} ${base - s * 2.5}z`,
    paint.roof,
  );
  sheet.line(
    d`M${x - s * 0.45} ${base - s * 4}v${-s * 0.42}m${-s * 0.13} ${s * 0.13}h${s * 0.26}`,
    paint.roof,
    Math.max(2, s * 0.04),
  );
  const windows = [0.5, 1.1, 1.7].map((at) => arch(x + s * at + s * 0.1, base - s * 0.25, s * 0.26, s * 0.56));
  sheet.path(
    windows.join("") +
      arch(x - s * 0.6, base - s * 1.45, s * 0.24, s * 0.4) +
      arch(x + s * 2.95, base - s * 0.25, s * 0.24, s * 0.5),
    paint.window,
  );
  sheet.path(arch(x - s * 0.58, base, s * 0.36, s * 0.68), paint.roof);
}

/** A house with its gable towards us. */
export function gable(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  paint: Paint,
  windows: readonly (readonly [number, number])[],
): void {
  const rise = width * 0.62;
  sheet.path(d`M${x} ${base}v${-height}l${width / 2} ${-rise}l${width / 2} ${rise}v${height}z`, paint.wall);
  sheet.path(
    d`M${x + width * 0.86} ${base}v${-height - rise * 0.28}l${width * 0.14} ${rise * 0.28}v${height}z`,
    paint.shade,
  );
  sheet.line(
    d`M${x - width * 0.06} ${base - height + width * 0.07}L${x + width / 2} ${base - height - rise}L${x + width * 1.06} ${base - height + width * 0.07}`,
    paint.roof,
    width * 0.075,
  );
  const panes = windows.map(
    ([at, up]) =>
      d`M${x + width * at - width * 0.075} ${base - height * up}h${width * 0.15}v${-width * 0.22}h${-width * 0.15}z`,
  );
  sheet.path(panes.join(""), paint.window);
}

/** A stave church: roofs upon roofs. `size` is the width of the lowest. */
export function staveChurch(sheet: Sheet, x: number, base: number, size: number, paint: Paint): void {
  const tiers = [
    [1, 0.16, 0.2],
    [0.78, 0.13, 0.24],
    [0.5, 0.12, 0.22],
    [0.27, 0.12, 0.16],
  ] as const;
  let floor = base;
  for (const [share, wall, roof] of tiers) {
    const [w, h, r] = [size * share, size * wall, size * roof];
    sheet.path(d`M${x - w * 0.4} ${floor}v${-h}h${w * 0.8}v${h}z`, paint.wall);
    sheet.path(d`M${x + w * 0.12} ${floor}v${-h}h${w * 0.28}v${h}z`, paint.shade);
    const eaves = floor - h;
    sheet.path(
      d`M${x - w * 0.52} ${eaves + r * 0.1}Q${x - w * 0.2} ${eaves - r * 0.2} ${x - w * 0.06} ${eaves - r}h${w * 0.12}Q${x + w * 0.2} ${eaves - r * 0.2} ${x + w * 0.52} ${eaves + r * 0.1}z`,
      paint.roof,
    );
    sheet.line(
      d`M${x - w * 0.5} ${eaves}q${-w * 0.05} ${-r * 0.16} ${-w * 0.08} ${-r * 0.3}M${x + w * 0.5} ${eaves}q${w * 0.05} ${-r * 0.16} ${w * 0.08} ${-r * 0.3}`,
      paint.roof,
      Math.max(2, size * 0.012),
    );
    floor = eaves - r * 0.82;
  }
  sheet.path(
    d`M${x - size * 0.055} ${floor + size * 0.02}L${x} ${floor - size * 0.36}l${size * 0.055} ${size * 0.38}z`,
    paint.roof,
  );
  sheet.path(arch(x - size * 0.02, base, size * 0.1, size * 0.15), paint.window);
}

/** A stone church of the middle ages: a long nave, a lower choir, and a sturdy tower. */
export function stoneChurch(sheet: Sheet, x: number, base: number, size: number, paint: Paint): void {
  const s = size;
  sheet.path(d`M${x} ${base}v${-s}h${s * 2}v${s}z`, paint.wall);
  sheet.path(d`M${x - s * 0.08} ${base - s}l${s * 0.2} ${-s * 0.78}h${s * 1.9}l${s * 0.08} ${s * 0.78}z`, paint.roof);
  sheet.path(d`M${x + s * 2} ${base}v${-s * 0.72}h${s * 0.95}v${s * 0.72}z`, paint.shade);
  sheet.path(
    d`M${x + s * 1.98} ${base - s * 0.7}l${s * 0.1} ${-s * 0.56}h${s * 0.84}l${s * 0.1} ${s * 0.56}z`,
    paint.roof,
  );
  sheet.path(d`M${x - s} ${base}v${-s * 2}h${s * 1.08}v${s * 2}z`, paint.wall);
  sheet.path(d`M${x - s * 0.3} ${base}v${-s * 2}h${s * 0.38}v${s * 2}z`, paint.shade);
  sheet.path(d`M${x - s * 1.1} ${base - s * 1.96}h${s * 1.28}L${x - s * 0.46} ${base - s * 3}z`, paint.roof);
  const windows = [0.45, 1, 1.55].map((at) => arch(x + s * at, base - s * 0.3, s * 0.16, s * 0.42)).join("");
  sheet.path(
    `${windows}${arch(x - s * 0.62, base - s * 1.35, s * 0.18, s * 0.3)}${arch(x + s * 2.5, base - s * 0.2, s * 0.14, s * 0.34)}`,
    paint.window,
  );
  sheet.path(arch(x - s * 0.62, base, s * 0.34, s * 0.6), paint.roof);
}
