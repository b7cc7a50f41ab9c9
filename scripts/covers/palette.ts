/** Each type has its own hues, so that it is recognised. */
export interface Palette {
  /** Top to horizon. */
  sky: readonly [string, string, string];
  /** Farthest to nearest. */
  land: readonly [string, string, string, string];
  /** What shines, and its warmer edge. */
  light: string;
  warm: string;
  isNight: boolean;
}

export const palette = (
  sky: Palette["sky"],
  land: Palette["land"],
  light: string,
  warm: string,
  isNight = false,
): Palette => ({ sky, land, light, warm, isNight });
