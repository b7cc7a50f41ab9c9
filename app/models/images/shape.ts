import { COVER_WIDTHS, type ImageShape, shapeKey, shapeOf } from "~/domain/images/address";
import { CENTERED, cropWindow } from "~/domain/images/crop";
import { readImageHead } from "~/domain/images/format";
import type { ImageEncoder } from "~/gateways/images/encoder";
import { findStoredImage, readWidest, readWidth, type StoredImage } from "~/gateways/images/stored-images";

/** Null where there is no such image. Of a poster the upper part, which says what it is about. A row shows the whole picture where nobody cuts now. */
export async function findShapedImage(
  id: string,
  shape: ImageShape,
  { images, imageEncoder }: { images: Pick<R2Bucket, "get" | "list" | "put">; imageEncoder: ImageEncoder },
): Promise<StoredImage | null> {
  const key = shapeKey(id, shape);
  const made = await images.get(key);
  if (made) return { body: made.body, size: made.size, etag: made.httpEtag };
  const { ratio, width: most } = shapeOf(shape);
  const bytes = most ? await readWidth(images, id, COVER_WIDTHS[1]) : await readWidest(images, id);
  if (!bytes) return null;
  const head = readImageHead(bytes);
  if (!head.ok) return null;
  const window = cropWindow(head.value, ratio, CENTERED);
  const width = Math.min(Math.round(window.width), most ?? Infinity);
  const size = { width, height: Math.round(width / ratio) };
  const isTall = head.value.height > head.value.width;
  const cut = imageEncoder.encode(bytes, { ...size, turn: 0, ...(isTall && { gravity: "top" }) });
  const body = await (most ? cut.catch(() => null) : cut);
  if (!body) return most ? findStoredImage(images, id, COVER_WIDTHS[0]) : null;
  const { httpEtag } = await images.put(key, body, { httpMetadata: { contentType: "image/webp" } });
  return { body, size: body.byteLength, etag: httpEtag };
}
