import type { Grey } from "./grey";

/** Pixels between the places where the ground is looked for, half of what is looked at, and between pixels looked at. */
const STEP = 16;
const AROUND = 84;
const SAMPLE = 6;
/** Grey values told apart. */
const BINS = 64;
/** Between ground and ink, at least: less is the paper's own. */
const LEAST_CONTRAST = 70;
/** White letters stand on bright parts of a photograph, too. */
const LEAST_OF_LIGHT = 30;

interface Ground {
  ground: number;
  contrast: number;
}

/**
 * Dark letters on white, whatever the light on them, and whether they are darker or lighter than their ground: each
 * pixel is how far it is from the ground around it. `only` lighter: letters with a shadow, as over photographs.
 */
export function evenLight({ width, height, pixels }: Grey, only: "lighter" | null = null): Grey {
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const ground = new Float32Array(columns * rows);
  const gain = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const here = groundAt({ width, height, pixels }, column * STEP, row * STEP, only);
      ground[row * columns + column] = here.ground;
      gain[row * columns + column] = 255 / here.contrast;
    }
  const even = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / STEP);
    const down = (y % STEP) / STEP;
    for (let x = 0; x < width; x++) {
      const at = row * columns + Math.floor(x / STEP);
      const right = (x % STEP) / STEP;
      const between = (of: Float32Array) =>
        ((of[at] ?? 0) * (1 - right) + (of[at + 1] ?? 0) * right) * (1 - down) +
        ((of[at + columns] ?? 0) * (1 - right) + (of[at + columns + 1] ?? 0) * right) * down;
      const index = y * width + x;
      const lighter = (pixels[index] ?? 0) - between(ground);
      const distance = only ? Math.max(0, lighter) : Math.abs(lighter);
      even[index] = Math.max(0, 255 - distance * between(gain));
    }
  }
  return { width, height, pixels: even };
}

/** Most of what is around a place is ground: what lies at the other end is ink. */
function groundAt({ width, height, pixels }: Grey, x: number, y: number, only: "lighter" | null): Ground {
  const counts = new Uint16Array(BINS);
  let all = 0;
  const [top, bottom] = [Math.max(0, y - AROUND), Math.min(height, y + AROUND)];
  const [left, right] = [Math.max(0, x - AROUND), Math.min(width, x + AROUND)];
  for (let row = top; row < bottom; row += SAMPLE)
    for (let column = left; column < right; column += SAMPLE) {
      const bin = (pixels[row * width + column] ?? 0) >> 2;
      counts[bin] = (counts[bin] ?? 0) + 1;
      all++;
    }
  const at = (share: number) => {
    let left = all * share;
    return (
      Math.max(
        0,
        counts.findIndex((count) => (left -= count) <= 0),
      ) *
        4 +
      2
    );
  };
  if (only) return { ground: at(0.7), contrast: Math.max(LEAST_OF_LIGHT, at(0.98) - at(0.7)) };
  const [low, middle, high] = [at(0.03), at(0.5), at(0.97)];
  const isLight = middle - low >= high - middle;
  const ground = isLight ? at(0.7) : at(0.3);
  return { ground, contrast: Math.max(LEAST_CONTRAST, isLight ? ground - low : high - ground) };
}

const [INK, PAPER] = [110, 215];
/** Of the pixels of an even page: below 13 % of a poster that was photographed well, 20 % by a bad light, more behind letters over a photograph. */
const SHARE_BETWEEN = 0.18;

/** Whether much of an even page is neither ink nor paper: its letters stand over a photograph. */
export function isPhotograph({ pixels }: Grey): boolean {
  const between = pixels.reduce((count, pixel) => count + Number(pixel >= INK && pixel < PAPER), 0);
  return between > SHARE_BETWEEN * pixels.length;
}
