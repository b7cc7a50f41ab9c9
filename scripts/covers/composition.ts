import type { Random } from "../drawing/random";
import type { Sheet } from "../drawing/sheet";
import type { Palette } from "./palette";
import type { Tracery } from "./window";

export interface Brush {
  /** 400 high, 600 or more wide. */
  sheet: Sheet;
  palette: Palette;
  random: Random;
  /** The centre of the motif: near the middle, so that a square crop includes it. */
  x: number;
  tracery: Tracery;
}

/** Draws one cover onto the sheet. */
export type Composition = (brush: Brush) => void;

/** The compositions and palettes of a type's covers; the variants combine them. */
export interface CoverArt {
  compositions: readonly Composition[];
  /** Four times of day: dawn, day, dusk, night. */
  palettes: readonly [Palette, Palette, Palette, Palette];
}
