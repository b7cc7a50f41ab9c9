import { arch, d } from "../drawing/path";
import type { Sheet } from "../drawing/sheet";
import type { Palette } from "./palette";

export const TRACERIES = ["cross", "wheel", "twins", "lattice"] as const;
export type Tracery = (typeof TRACERIES)[number];

/** Standing on `base`. */
export function litWindow(
  sheet: Sheet,
  palette: Palette,
  x: number,
  base: number,
  width: number,
  height: number,
  tracery: Tracery,
): void {
  const glass = sheet.linear([
    [0, palette.light],
    [1, palette.warm],
  ]);
  sheet.path(arch(x, base, width, height), glass);
  sheet.line(bars(x, base, width, height, tracery), palette.land[2], Math.max(1.5, width * 0.03), { opacity: 0.62 });
}

function bars(x: number, base: number, width: number, height: number, tracery: Tracery): string {
  const r = width / 2;
  const spring = base - height + r;
  switch (tracery) {
    case "cross":
      return d`M${x} ${base}v${-height}M${x - r} ${spring + (base - spring) * 0.28}h${width}`;
    case "wheel":
      return d`M${x} ${base}V${spring + r * 0.5}M${x - r} ${spring + r * 0.72}h${width}M${x + r * 0.5} ${spring}a${r * 0.5} ${r * 0.5} 0 1 1 ${-r} 0a${r * 0.5} ${r * 0.5} 0 1 1 ${r} 0zM${x - r * 0.5} ${spring}h${r}M${x} ${spring - r * 0.5}v${r}`;
    case "twins": {
      const half = r * 0.48;
      return d`M${x} ${base}V${spring}M${x - half * 2} ${spring}a${half} ${half} 0 0 1 ${half * 2} 0a${half} ${half} 0 0 1 ${half * 2} 0M${x - r} ${spring + (base - spring) * 0.5}h${width}`;
    }
    case "lattice":
      return (
        [1, 2].map((i) => d`M${x - r + (width * i) / 3} ${base}V${spring - r * 0.92}`).join("") +
        [0, 1, 2].map((i) => d`M${x - r} ${spring + ((base - spring) * i) / 3}h${width}`).join("")
      );
  }
}
