import type { Random } from "../drawing/random";
import type { Sheet } from "../drawing/sheet";
import type { Palette } from "./palette";
import type { Tracery } from "./window";

export interface Brush {
  /** 400 high, 600 or more wide. */
  sheet: Sheet;
  palette: Palette;
  random: Random;
  /** Where the thing that matters stands: near the middle, so that a square crop holds it. */
  x: number;
  tracery: Tracery;
}

/** Draws one picture onto the sheet. */
export type Composition = (brush: Brush) => void;

/** What the covers of a type of event are drawn from: the variants go through both. */
export interface CoverArt {
  compositions: readonly Composition[];
  /** Four times of day: dawn, day, dusk, night. */
  palettes: readonly [Palette, Palette, Palette, Palette];
}
