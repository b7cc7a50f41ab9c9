/** A picture of one byte a pixel, row by row: 0 is black. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
}

type Numbers = Uint8Array | Uint8ClampedArray | Uint16Array | Uint32Array | Float32Array;

/** Every place that is asked for lies in the picture. */
export const valueAt = (numbers: Numbers, index: number): number => numbers[index] ?? 0;

export const addOne = (counts: Numbers, index: number): void => void (counts[index] = valueAt(counts, index) + 1);

/** Of RGBA. */
export function greyOf({ data, width, height }: ImageData): Grey {
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = (valueAt(data, 4 * i) * 77 + valueAt(data, 4 * i + 1) * 151 + valueAt(data, 4 * i + 2) * 28) >> 8;
  return { width, height, pixels };
}

/** What white has most of: the least of red, green and blue. */
export function whitenessOf({ data, width, height }: ImageData): Grey {
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = Math.min(valueAt(data, 4 * i), valueAt(data, 4 * i + 1), valueAt(data, 4 * i + 2));
  return { width, height, pixels };
}

/** The simplest file of a grey picture (PGM). */
export const fileOf = ({ width, height, pixels }: Grey): Blob => new Blob([`P5\n${width} ${height}\n255\n`, pixels]);

const BLACKEST = 40;
const FLATTEST = 14;

/** Black, or of one colour: all but a hundredth of the pixels are dark or alike. */
export function isDark({ pixels }: Grey): boolean {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) addOne(counts, pixel);
  const below = (share: number) => {
    let left = pixels.length * share;
    return Math.max(
      0,
      counts.findIndex((count) => (left -= count) <= 0),
    );
  };
  return below(0.99) < BLACKEST || (below(0.99) - below(0.01) < FLATTEST && below(0.5) < 128);
}
