import sharp from "sharp";
import { drawLogo } from "#demo/logos/draw-logo";
import type { DemoImage } from "#demo/seed/images";
import { type Scene, SCENES } from "#demo/seed/scenes";
import { COVER_WIDTHS, imageKey, LOGO_WIDTHS } from "~/domain/images/address";
import { randomOf } from "../../scripts/drawing/random";
import { Sheet } from "../../scripts/drawing/sheet";
import { SKETCHES } from "./index";
import { paint } from "./paint";
import { SKETCH } from "./scene";

/** One image in all its widths. */
type Variants = ReadonlyMap<number, Buffer>;

/**
 * Paints the images that the demo's rows refer to and stores them in the bucket. Images of one scene share two
 * paintings.
 */
export async function paintImages(bucket: R2Bucket, images: readonly DemoImage[]): Promise<void> {
  const scenes = SCENES.filter((scene) => images.some((image) => image.scene === scene));
  const painters = Array.from({ length: PAINTERS }, async () => {
    for (let scene = scenes.pop(); scene; scene = scenes.pop()) {
      await paintScene(
        bucket,
        scene,
        images.filter((image) => image.scene === scene),
      );
    }
  });
  await Promise.all(painters);
  const logos = images.filter(({ scene }) => scene === "logo");
  await Promise.all(logos.map(async (logo) => put(bucket, logo, await inWidths(drawnLogo(logo), LOGO_WIDTHS))));
}

/** Scenes painted at a time: one's strokes are laid while another's are encoded on the other cores. */
const PAINTERS = 3;

async function paintScene(bucket: R2Bucket, scene: Scene, images: readonly DemoImage[]): Promise<void> {
  const painting = await paintedScene(scene);
  const isMirrored = ({ image }: DemoImage) => randomOf(image.id).chance(0.5);
  const looks = [
    [painting, images.filter((image) => !isMirrored(image))],
    [painting.clone().flop().modulate({ hue: 8, saturation: 1.05 }), images.filter(isMirrored)],
  ] as const;
  for (const [look, wanted] of looks) {
    if (wanted.length === 0) continue;
    const variants = await inWidths(look, COVER_WIDTHS);
    await Promise.all(wanted.map((image) => put(bucket, image, variants)));
  }
}

async function paintedScene(scene: Scene): Promise<sharp.Sharp> {
  const sheet = new Sheet(SKETCH.width, SKETCH.height);
  SKETCHES[scene](sheet, randomOf(scene));
  const sketch = sheet.toSvg(SKETCH);
  const strokes = Buffer.from(await paint(sketch, scene));
  const { data, info } = await sharp(Buffer.from(sketch))
    .composite([{ input: strokes }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

const drawnLogo = ({ congregation }: DemoImage) => sharp(Buffer.from(drawLogo(congregation.stem, congregation.kind)));

async function inWidths(image: sharp.Sharp, widths: readonly number[]): Promise<Variants> {
  const encode = async (width: number) =>
    [width, await image.clone().resize(width).webp({ quality: 80, effort: 2 }).toBuffer()] as const;
  return new Map(await Promise.all(widths.map(encode)));
}

async function put(bucket: R2Bucket, { image }: DemoImage, variants: Variants): Promise<void> {
  for (const [width, bytes] of variants)
    await bucket.put(imageKey(image.id, width), new Uint8Array(bytes), { httpMetadata: { contentType: "image/webp" } });
}
