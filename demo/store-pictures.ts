import { readFile } from "node:fs/promises";
import type { DemoImage } from "#demo/seed/images";
import { imageKey } from "~/domain/images/address";

export const pictureFile = (picture: string, width: number) =>
  new URL(`./pictures/${picture}-${width}.webp`, import.meta.url);

/** Images stored at a time. */
const AT_ONCE = 8;

export async function storePictures(bucket: R2Bucket, images: readonly DemoImage[]): Promise<void> {
  for (let from = 0; from < images.length; from += AT_ONCE)
    await Promise.all(images.slice(from, from + AT_ONCE).map((image) => store(bucket, image)));
}

async function store(bucket: R2Bucket, { image, picture, widths }: DemoImage): Promise<void> {
  for (const width of widths) {
    const bytes = new Uint8Array(await readFile(pictureFile(picture, width)));
    await bucket.put(imageKey(image.id, width), bytes, { httpMetadata: { contentType: "image/webp" } });
  }
}
