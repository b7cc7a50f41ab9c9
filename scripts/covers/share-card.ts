import { hills, spruces } from "../drawing/land";
import { glow, sky, stars } from "../drawing/light";
import { type Outline, TAGLINE, WORDMARK } from "../drawing/outlines";
import { arch, d } from "../drawing/path";
import { randomOf } from "../drawing/random";
import { Sheet } from "../drawing/sheet";
import { SERVICE } from "./service";
import { litWindow } from "./window";

/** Shown where a link to Samling is shared. */
export function drawShareCard(size: { width: number; height: number }): string {
  const sheet = new Sheet(size.width, size.height);
  const random = randomOf("samling");
  const palette = SERVICE.palettes[3];
  const [x, base] = [900, 560];
  sky(sheet, palette.sky, 470);
  stars(sheet, random, 90, 300);
  glow(sheet, x, 330, 560, palette.light, 0.42);
  hills(sheet, random, 420, 34, 4, palette.land[0]);
  hills(sheet, random, 476, 22, 5, palette.land[1]);
  for (const [grow, opacity] of [
    [92, 0.16],
    [60, 0.26],
    [30, 0.55],
  ] as const) {
    sheet.path(arch(x, base, 224 + grow * 2, 400 + grow), palette.land[2], { opacity });
  }
  litWindow(sheet, palette, x, base, 224, 400, "wheel");
  hills(sheet, random, 550, 8, 4, palette.land[2]);
  sheet.path(
    d`M${x - 112} 552h224l110 78h-444z`,
    sheet.linear([
      [0, palette.light, 0.6],
      [1, palette.light, 0],
    ]),
  );
  spruces(sheet, random, { count: 7, from: 20, to: 620, base: 590, height: 120, fill: palette.land[3] });
  hills(sheet, random, 598, 10, 5, palette.land[3]);
  write(sheet, WORDMARK, 84, 286, 136);
  write(sheet, TAGLINE, 88, 372, 37);
  return sheet.toSvg(size);
}

function write(sheet: Sheet, { path }: Outline, x: number, baseline: number, size: number): void {
  sheet.path(path, "#fffaf0", { transform: `translate(${x} ${baseline}) scale(${size / 1000})` });
}
