// Draws every generated cover into public/covers: SVGs for cards and for the tops of pages, and a JPEG of every motif.
// Run by scripts/covers.mjs.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { COVER_MOTIFS, COVER_VARIANTS } from "~/domain/events/display";
import { EVENT_TYPES } from "~/domain/events/types";
import { drawCover } from "./draw-cover";
import { drawShareCard } from "./share-card";

const CARD = { width: 600, height: 400 };
const WIDE = { width: 1050, height: 400 };
const SHARE = { width: 1200, height: 630 };

const folder = process.argv[2]!;

const writeSvg = (name: string, svg: string) => writeFile(join(folder, `${name}.svg`), svg);
const writeJpeg = (name: string, svg: string) =>
  sharp(Buffer.from(svg))
    .jpeg({ quality: 84 })
    .toFile(join(folder, `${name}.jpg`));

await mkdir(folder, { recursive: true });
await writeJpeg("samling", drawShareCard(SHARE));
for (const type of EVENT_TYPES) {
  for (let variant = 0; variant < COVER_VARIANTS; variant++) {
    await writeSvg(`${type}-${variant}`, drawCover(type, variant, CARD));
    await writeSvg(`${type}-${variant}-wide`, drawCover(type, variant, WIDE));
    if (variant < COVER_MOTIFS) await writeJpeg(`${type}-${variant}`, drawCover(type, variant, SHARE));
  }
}
