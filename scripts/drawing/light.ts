import { d } from "./path";
import type { Random } from "./random";
import type { Sheet } from "./sheet";

/** Below `horizon` the last colour goes on. */
export function sky(sheet: Sheet, colors: readonly string[], horizon = sheet.height): void {
  const stops = colors.map((color, i) => [i / (colors.length - 1), color] as const);
  sheet.rect(0, 0, sheet.width, horizon, sheet.linear(stops));
  if (horizon < sheet.height) sheet.rect(0, horizon, sheet.width, sheet.height - horizon, colors.at(-1)!);
}

/** Fades to nothing at `radius`. */
export function glow(sheet: Sheet, x: number, y: number, radius: number, color: string, strength = 0.9): void {
  const fill = sheet.radial([
    [0, color, strength],
    [0.4, color, strength * 0.38],
    [1, color, 0],
  ]);
  sheet.circle(x, y, radius, fill);
}

/** In the upper sky, in three sizes. */
export function stars(sheet: Sheet, random: Random, count: number, below: number, color = "#fff6df"): void {
  for (const [share, width, opacity] of [
    [0.6, 1.3, 0.6],
    [0.3, 2.2, 0.8],
    [0.1, 3.4, 0.9],
  ] as const) {
    const points = Array.from({ length: Math.round(count * share) }, () => {
      const y = random.next() ** 1.4 * below;
      return `M${random.whole(4, sheet.width - 4)} ${Math.round(y) + 4}h0`;
    });
    sheet.line(points.join(""), color, width, { "stroke-linecap": "round", opacity });
  }
}

/** Snow or confetti over the whole image; larger dots are fewer. */
export function flakes(sheet: Sheet, random: Random, count: number, color: string, opacity = 0.75): void {
  for (const width of [3, 5, 8]) {
    const points = Array.from(
      { length: Math.round(count / width) },
      () => `M${random.whole(0, sheet.width)} ${random.whole(0, sheet.height)}h0`,
    );
    sheet.line(points.join(""), color, width, { "stroke-linecap": "round", opacity: opacity - width * 0.03 });
  }
}

/** Its foot is at (x, y). */
export function flame(sheet: Sheet, x: number, y: number, height: number, colors = ["#ffc65c", "#fff3d2"]): void {
  const drop = (h: number) =>
    d`M${x} ${y - h}C${x + h * 0.12} ${y - h * 0.62} ${x + h * 0.34} ${y - h * 0.42} ${x + h * 0.25} ${y - h * 0.16}A${h * 0.26} ${h * 0.22} 0 0 1 ${x - h * 0.25} ${y - h * 0.16}C${x - h * 0.34} ${y - h * 0.42} ${x - h * 0.12} ${y - h * 0.62} ${x} ${y - h}z`;
  sheet.path(drop(height), colors[0]!);
  sheet.path(drop(height * 0.56), colors[1]!);
}

/** Standing on `base`, with its flame and the light around it. */
export function candle(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  wax: string,
  shade: string,
): void {
  const top = base - height;
  glow(sheet, x, top - width * 1.2, width * 4, "#ffdf9a", 0.6);
  const body = sheet.linear([
    [0, "#fff4da"],
    [0.25, wax],
    [1, shade],
  ]);
  sheet.path(
    d`M${x - width / 2} ${base}V${top + width * 0.12}a${width / 2} ${width * 0.16} 0 0 1 ${width} 0V${base}z`,
    body,
  );
  sheet.line(d`M${x} ${top}v${-width * 0.35}`, "#4a3423", Math.max(1, width * 0.09));
  flame(sheet, x, top - width * 0.12, width * 2.1);
}
