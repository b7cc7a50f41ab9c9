// Draws every generated cover into public/covers: SVGs for cards and for the tops of pages, and a JPEG for share cards.
// Run by scripts/covers.mjs.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { COVER_VARIANTS } from "~/domain/events/display";
import { EVENT_TYPES } from "~/domain/events/types";
import { drawCover } from "./draw-cover";
import { drawShareCard } from "./share-card";

const CARD = { width: 600, height: 400 };
const WIDE = { width: 1050, height: 400 };
const SHARE = { width: 1200, height: 630 };

const folder = process.argv[2]!;

async function writeJpeg(name: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg))
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`));
}

await mkdir(folder, { recursive: true });
await writeJpeg("samling", drawShareCard(SHARE));
for (const type of EVENT_TYPES) {
  await Promise.all(
    Array.from({ length: COVER_VARIANTS }, async (_, variant) => {
      const name = `${type}-${variant}`;
      await writeFile(join(folder, `${name}.svg`), drawCover(type, variant, CARD));
      await writeFile(join(folder, `${name}-wide.svg`), drawCover(type, variant, WIDE));
      await writeJpeg(name, drawCover(type, variant, SHARE));
    }),
  );
}
