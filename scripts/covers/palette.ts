/**
 * The colours of one composition at one time of day. Each type has its own family of hues, so that it is recognised.
 */
export interface Palette {
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string];
  /** From the farthest to the nearest. */
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
