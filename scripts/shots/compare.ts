import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Of 255. */
const TOLERANCE = 2;

export interface Difference {
  file: string;
  /** 0 to 1; null where one is missing. */
  share: number | null;
}

/** Writes both side by side, and the differences in red, into `into`. */
export async function compareImages(
  files: string[],
  { before, after, into }: { before: string; after: string; into: string },
): Promise<Difference[]> {
  mkdirSync(into, { recursive: true });
  const differences: Difference[] = [];
  for (const file of files) {
    const [old, fresh] = [join(before, file), join(after, file)];
    const share = existsSync(old) && existsSync(fresh) ? await compare(old, fresh, join(into, file)) : null;
    if (share !== 0) differences.push({ file, share });
  }
  return differences;
}

/** Returns a share; draws differences where there are any. */
async function compare(before: string, after: string, into: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((path) => sharp(path).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, fresh] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  const marked = Buffer.from(fresh);
  let differing = 0;
  for (let at = 0; at < marked.length; at += 3) {
    const differs = [at, at + 1, at + 2].some((byte) => Math.abs((old[byte] ?? 0) - (fresh[byte] ?? 0)) > TOLERANCE);
    if (differs) differing++;
    marked.set(differs ? [230, 0, 60] : marked.subarray(at, at + 3).map((colour) => 200 + colour * 0.2), at);
  }
  if (differing > 0) {
    const raw = { width, height, channels: 3 } as const;
    await sharp({ create: { ...raw, width: width * 3, background: "white" } })
      .composite([old, fresh, marked].map((input, place) => ({ input, raw, left: place * width, top: 0 })))
      .png({ compressionLevel: 3 })
      .toFile(into);
  }
  return differing / (width * height);
}

/** On white, from the upper left corner. */
async function pixelsOf(path: string, width: number, height: number): Promise<Buffer> {
  const image = sharp(path).flatten({ background: "white" }).removeAlpha().toColourspace("srgb");
  const size = await sharp(path).metadata();
  return image
    .extend({ right: width - size.width, bottom: height - size.height, background: "white" })
    .raw()
    .toBuffer();
}
