/** A picture of one byte a pixel, row by row: 0 is black. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
}

/** Of RGBA. */
export function greyOf({ data, width, height }: ImageData): Grey {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4)
    pixels[i] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 151 + (data[at + 2] ?? 0) * 28) >> 8;
  return { width, height, pixels };
}

/** What white has most of: the least of red, green and blue. */
export function whitenessOf({ data, width, height }: ImageData): Grey {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4)
    pixels[i] = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return { width, height, pixels };
}

/** The simplest file of a grey picture (PGM). */
export const fileOf = ({ width, height, pixels }: Grey): Blob => new Blob([`P5\n${width} ${height}\n255\n`, pixels]);

const BLACKEST = 40;
const FLATTEST = 14;

/** Black, or of one colour: all but a hundredth of the pixels are dark or alike. */
export function isDark({ pixels }: Grey): boolean {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const at = (share: number) => {
    let left = pixels.length * share;
    return Math.max(
      0,
      counts.findIndex((count) => (left -= count) <= 0),
    );
  };
  return at(0.99) < BLACKEST || (at(0.99) - at(0.01) < FLATTEST && at(0.5) < 128);
}
