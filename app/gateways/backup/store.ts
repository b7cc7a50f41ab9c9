import type * as z from "zod";

/** Null where there is none. */
export async function readJson<T extends z.ZodType>(
  bucket: R2Bucket,
  key: string,
  shape: T,
): Promise<{ value: z.infer<T>; etag: string } | null> {
  const object = await bucket.get(key);
  return object && { value: shape.parse(JSON.parse(await object.text())), etag: object.etag };
}

/** False where the condition does not hold. */
export async function writeJson(bucket: R2Bucket, key: string, value: unknown, onlyIf?: R2Conditional) {
  return (await bucket.put(key, JSON.stringify(value), onlyIf && { onlyIf })) !== null;
}

/** As many as R2 takes at once. */
const MOST = 1000;

export async function listObjectKeys(bucket: R2Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list({ prefix, limit: MOST, ...(cursor !== undefined && { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    if (!page.truncated) return keys;
    cursor = page.cursor;
  }
}

export async function removeFolder(bucket: R2Bucket, prefix: string): Promise<void> {
  const keys = await listObjectKeys(bucket, prefix);
  for (let from = 0; from < keys.length; from += MOST) await bucket.delete(keys.slice(from, from + MOST));
}
