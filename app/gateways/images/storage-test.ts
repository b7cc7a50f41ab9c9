import { IMAGE_PREFIXES, imageKey } from "~/domain/images/address";

export type Prefix = (typeof IMAGE_PREFIXES)[number];
export type PrefixState = "used" | "empty" | "failed";

/** The part of the bucket that is tested. */
export type TestedBucket = Pick<R2Bucket, "list" | "put">;

/** Returns for each folder of the bucket whether it can be listed, and whether it is empty. */
export async function checkPrefixes(bucket: TestedBucket): Promise<{ prefix: Prefix; state: PrefixState }[]> {
  return Promise.all(
    IMAGE_PREFIXES.map(async (prefix) => {
      const listed = await bucket.list({ prefix: `${prefix}/`, limit: 1 }).catch(() => null);
      return { prefix, state: listed ? (listed.objects.length > 0 ? "used" : "empty") : "failed" } as const;
    }),
  );
}

/** The folders that a test upload tries, in order. */
const TRIED: readonly Prefix[] = ["events", "images", "avatars"];

/** Stores an image in the first folder that accepts it; returns its id and key. Null where none does. */
export async function storeInFirst(
  bucket: TestedBucket,
  name: string,
  width: number,
  body: ArrayBuffer,
): Promise<{ prefix: Prefix; id: string; key: string } | null> {
  for (const prefix of TRIED) {
    const id = `${prefix}/${name}`;
    const key = imageKey(id, width);
    const stored = await bucket.put(key, body, { httpMetadata: { contentType: "image/webp" } }).catch(() => null);
    if (stored) return { prefix, id, key };
  }
  return null;
}
