// Draws every generated cover into public/covers: SVGs for cards and for the tops of pages, a JPEG for share cards, and
// one in each shape that search engines ask for.
// Run by scripts/covers.mjs.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { COVER_VARIANTS } from "~/domain/events/display";
import { EVENT_TYPES } from "~/domain/events/types";
import { IMAGE_SHAPES, SHAPE_NAMES } from "~/domain/images/address";
import { drawCover } from "./draw-cover";
import { drawShareCard } from "./share-card";

const CARD = { width: 600, height: 400 };
const WIDE = { width: 1050, height: 400 };
const SHARE = { width: 1200, height: 630 };
const SHAPE_HEIGHT = 720;

const folder = process.argv[2]!;

async function writeJpeg(name: string, svg: string, width?: number): Promise<void> {
  await sharp(Buffer.from(svg))
    .resize({ width, height: width && SHAPE_HEIGHT, fit: "cover" })
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
      for (const shape of SHAPE_NAMES) {
        const width = Math.round(IMAGE_SHAPES[shape] * SHAPE_HEIGHT);
        // Narrower than a card, a motif would not be whole: its middle is cut out.
        const drawn = Math.max(width, (SHAPE_HEIGHT * CARD.width) / CARD.height);
        await writeJpeg(`${name}-${shape}`, drawCover(type, variant, { width: drawn, height: SHAPE_HEIGHT }), width);
      }
    }),
  );
}
