// Draws the icons of browsers and home screens into public/. Run by hand when the logo changes (`npx tsx
// scripts/draw-icons.ts`); the results are committed.
import { writeFile } from "node:fs/promises";
import sharp from "sharp";

const FJORD = "#12564e";
const AMBER = "#e9a23b";

/** As in app/components/layout/brand.tsx, 26 × 32. */
const mark = (frame: string, glass: string, bars: string) =>
  `<path d="M0 32V13a13 13 0 0 1 26 0v19z" fill="${frame}"/><path d="M5 28V13.5a8 8 0 0 1 16 0V28z" fill="${glass}"/><path d="M13 5.5V28M5 17.5h16" stroke="${bars}" stroke-width="1.8"/>`;

/** 64 square; `scale` is the logo's share of the height. */
function icon(ground: string | null, scale: number, inside: string): string {
  const k = (64 * scale) / 32;
  const rect = ground ? `<rect width="64" height="64" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${rect}<g transform="translate(${32 - 13 * k} ${32 - 16 * k}) scale(${k})">${inside}</g></svg>\n`;
}

const tile = icon(FJORD, 0.56, mark("#0b3a34", AMBER, "#0b3a34"));

await writeFile("public/icon.svg", icon(null, 1, mark(FJORD, AMBER, FJORD)));
for (const [name, size] of [
  ["apple-touch-icon", 180],
  ["icon-192", 192],
  ["icon-512", 512],
] as const) {
  await sharp(Buffer.from(tile), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toFile(`public/${name}.png`);
}
