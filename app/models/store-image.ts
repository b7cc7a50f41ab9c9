import type { Database } from "#db/client";
import { insertImage } from "#db/queries/images";
import { imageAddress, imageKey } from "~/domain/image-address";
import { type ImageProblem, readImageHead } from "~/domain/image-format";
import { withoutJpegMetadata } from "~/domain/image-headers/jpeg";
import { IMAGE_KIND_RULES, type ImageKind } from "~/domain/image-kinds";
import { refuse, type Result, succeed } from "~/domain/result";
import type { ImageEncoder } from "~/gateways/image-encoder";
import { newId } from "./new-id";

export interface ImageDeps {
  db: Database;
  images: R2Bucket;
  imageEncoder: ImageEncoder;
  now: Date;
}

/**
 * Decodes a picture and keeps it anew, in all its widths and without metadata; answers its address. Nobody uses it
 * yet: unless something that is saved claims it within a day, it is deleted again.
 */
export async function storeImage(file: Uint8Array<ArrayBuffer>, kind: ImageKind, deps: ImageDeps): Promise<Result<string, ImageProblem>> {
  const head = readImageHead(file);
  if (!head.ok) return head;
  const { type, width, height, turn } = head.value;
  const { prefix, widths } = IMAGE_KIND_RULES[kind];
  const picture = type === "jpeg" ? withoutJpegMetadata(file) : file;
  const variants = [];
  for (const variant of widths) {
    const body = await deps.imageEncoder.encode(picture, { width: Math.min(variant, width), turn });
    if (!body) return refuse("broken");
    variants.push({ variant, body });
  }
  const id = `${prefix}/${newId()}`;
  await insertImage(deps.db, { id, width, height, created_at: deps.now, orphaned_at: deps.now });
  await Promise.all(variants.map(({ variant, body }) => deps.images.put(imageKey(id, variant), body, { httpMetadata: { contentType: "image/webp" } })));
  return succeed(imageAddress(id));
}
