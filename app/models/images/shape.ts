import { IMAGE_SHAPES, type ImageShape, shapeKey } from "~/domain/images/address";
import { CENTERED, cropWindow } from "~/domain/images/crop";
import { readImageHead } from "~/domain/images/format";
import type { ImageEncoder } from "~/gateways/images/encoder";
import { readWidest, type StoredImage } from "~/gateways/images/stored-images";

interface ShapeDeps {
  images: Pick<R2Bucket, "get" | "list" | "put">;
  imageEncoder: ImageEncoder;
}

/** Cut out of the middle when first asked for; null where there is no such image. */
export async function findShapedImage(
  id: string,
  shape: ImageShape,
  { images, imageEncoder }: ShapeDeps,
): Promise<StoredImage | null> {
  const key = shapeKey(id, shape);
  const made = await images.get(key);
  if (made) return { body: made.body, size: made.size, etag: made.httpEtag };
  const bytes = await readWidest(images, id);
  if (!bytes) return null;
  const head = readImageHead(bytes);
  if (!head.ok) return null;
  const { width, height } = cropWindow(head.value, IMAGE_SHAPES[shape], CENTERED);
  const size = { width: Math.round(width), height: Math.round(height) };
  const body = await imageEncoder.encode(bytes, { ...size, turn: 0 });
  if (!body) return null;
  const { httpEtag } = await images.put(key, body, { httpMetadata: { contentType: "image/webp" } });
  return { body, size: body.byteLength, etag: httpEtag };
}
