import { IMAGE_WIDTHS, imageKey } from "~/domain/images/address";

type ImageBucket = Pick<R2Bucket, "get" | "list">;

export interface StoredImage {
  body: ReadableStream | ArrayBuffer;
  size: number;
  etag: string;
}

/** The widest where `width` is missing. */
export async function findStoredImage(
  bucket: ImageBucket,
  id: string,
  width: number | undefined,
): Promise<StoredImage | null> {
  const storedWidth = width ?? (await findWidestKept(bucket, id));
  const object = storedWidth === null ? null : await bucket.get(imageKey(id, storedWidth));
  return object && { body: object.body, size: object.size, etag: object.httpEtag };
}

export async function readWidest(bucket: ImageBucket, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const width = await findWidestKept(bucket, id);
  const object = width === null ? null : await bucket.get(imageKey(id, width));
  return object && new Uint8Array(await object.arrayBuffer());
}

/** The widest where that width is missing. */
export async function readWidth(
  bucket: ImageBucket,
  id: string,
  width: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const object = await bucket.get(imageKey(id, width));
  return object ? new Uint8Array(await object.arrayBuffer()) : readWidest(bucket, id);
}

async function findWidestKept(bucket: ImageBucket, id: string): Promise<number | null> {
  const { objects } = await bucket.list({ prefix: `${id}/`, limit: IMAGE_WIDTHS.length * 2 });
  const keys = new Set(objects.map(({ key }) => key));
  return IMAGE_WIDTHS.find((width) => keys.has(imageKey(id, width))) ?? null;
}

/** The edge caches that an image is public: so long it can be seen after it is hidden or deleted. */
export const SHOWN_SECONDS = 60;

type EdgeCache = Pick<Cache, "match" | "put">;

const addressOf = (id: string) => `https://shown-pictures.invalid/${id}`;

/** Only yes is cached, so that published images are visible at once. */
export async function isShownAtEdge(
  id: string,
  { edgeCache, waitUntil }: { edgeCache: EdgeCache; waitUntil(work: Promise<unknown>): void },
  ask: () => Promise<boolean>,
): Promise<boolean> {
  if (await edgeCache.match(addressOf(id))) return true;
  const isShown = await ask();
  if (isShown)
    waitUntil(
      edgeCache.put(
        addressOf(id),
        new Response("1", { headers: { "Cache-Control": `public, max-age=${SHOWN_SECONDS}` } }),
      ),
    );
  return isShown;
}
