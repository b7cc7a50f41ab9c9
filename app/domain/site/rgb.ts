/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Of "rrggbb", with or without a "#". */
export function rgbOf(hex: string): Rgb {
  const all = parseInt(hex.slice(-6), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
}

/** Returns "#rrggbb". */
export const hexOf = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** A `share` of 0 is the first colour, 1 the other. */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  blend(one[0], other[0], share),
  blend(one[1], other[1], share),
  blend(one[2], other[2], share),
];

const blend = (one: number, other: number, share: number) => Math.round(one + (other - one) * share);

/** 1 to 21 (WCAG 2.2): text needs 4.5. */
export function contrast(one: Rgb, other: Rgb): number {
  const [of, and] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return of > and ? of / and : and / of;
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
