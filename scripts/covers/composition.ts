import type { Random } from "../drawing/random";
import type { Sheet } from "../drawing/sheet";
import type { Palette } from "./palette";
import type { Tracery } from "./window";

export interface Brush {
  /** 400 high, 600 or more wide. */
  sheet: Sheet;
  palette: Palette;
  random: Random;
  /** Near the middle, so that a square crop includes the motif. */
  x: number;
  tracery: Tracery;
}

export type Composition = (brush: Brush) => void;

/** Variants combine both. */
export interface CoverArt {
  compositions: readonly Composition[];
  /** Dawn, day, dusk, night. */
  palettes: readonly [Palette, Palette, Palette, Palette];
}
