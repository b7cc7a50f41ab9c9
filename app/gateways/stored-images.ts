import { IMAGE_WIDTHS, imageKey } from "~/domain/image-address";

/** The bucket of pictures, as much of it as reading needs. */
export type ImageBucket = Pick<R2Bucket, "get" | "list">;

export interface StoredImage {
  body: ReadableStream;
  size: number;
  /** Quoted, as a header wants it. */
  etag: string;
}

/** One width of a picture, or the widest that is kept of it; null where there is none. */
export async function findStoredImage(bucket: ImageBucket, id: string, width: number | undefined): Promise<StoredImage | null> {
  const kept = width ?? (await findWidestKept(bucket, id));
  const object = kept === null ? null : await bucket.get(imageKey(id, kept));
  return object && { body: object.body, size: object.size, etag: object.httpEtag };
}

async function findWidestKept(bucket: ImageBucket, id: string): Promise<number | null> {
  const { objects } = await bucket.list({ prefix: `${id}/`, limit: IMAGE_WIDTHS.length * 2 });
  const keys = new Set(objects.map(({ key }) => key));
  return IMAGE_WIDTHS.find((width) => keys.has(imageKey(id, width))) ?? null;
}
