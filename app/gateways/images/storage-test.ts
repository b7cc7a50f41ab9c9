import { IMAGE_PREFIXES, imageKey } from "~/domain/images/address";

export type Prefix = (typeof IMAGE_PREFIXES)[number];
export type PrefixState = "used" | "empty" | "failed";

export type TestedBucket = Pick<R2Bucket, "list" | "put">;

export async function checkPrefixes(bucket: TestedBucket): Promise<{ prefix: Prefix; state: PrefixState }[]> {
  return Promise.all(
    IMAGE_PREFIXES.map(async (prefix) => {
      const listed = await bucket.list({ prefix: `${prefix}/`, limit: 1 }).catch(() => null);
      return { prefix, state: listed ? (listed.objects.length > 0 ? "used" : "empty") : "failed" } as const;
    }),
  );
}

const TRIED: readonly Prefix[] = ["events", "images", "avatars"];

/** The first folder that accepts it; null where none does. */
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
