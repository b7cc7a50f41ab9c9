import { type Dimensions, findText, hasText, viewOf } from "./bytes";

/** What the file says it can be read as: AVIF and HEIC are dialects of one container. */
function brandsOf(bytes: Uint8Array): string[] {
  if (!hasText(bytes, 4, "ftyp")) return [];
  const end = Math.min(bytes.length, viewOf(bytes).getUint32(0), 256);
  const brands = [8];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(at);
  return brands.map((at) => String.fromCharCode(...bytes.subarray(at, at + 4)));
}

export const isAvif = (bytes: Uint8Array) => brandsOf(bytes).some((brand) => brand === "avif" || brand === "avis");

export const isHeic = (bytes: Uint8Array) => brandsOf(bytes).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));

/** How far into the file its description may reach. */
const HEADER_BYTES = 65_536;

/** The largest of the sizes that the file announces: a grid of tiles announces its tiles', too. */
export function avifDimensions(bytes: Uint8Array): Dimensions | null {
  const header = bytes.subarray(0, HEADER_BYTES);
  const view = viewOf(header);
  let largest: Dimensions | null = null;
  for (let at = findText(header, "ispe"); at !== -1; at = findText(header, "ispe", at + 1)) {
    if (at + 16 > header.length) break;
    const size: Dimensions = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), turn: 0 };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
