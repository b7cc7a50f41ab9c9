import { pictureKey } from "~/domain/backup/keys";
import { IMAGE_PREFIXES } from "~/domain/images/address";

const MOST_A_MESSAGE = 200;

const PREFIXES = IMAGE_PREFIXES.map((prefix) => `${prefix}/`);

interface Buckets {
  images: R2Bucket;
  backups: R2Bucket;
}

/**
 * Copies uploaded pictures that the backup bucket lacks, after the key `after`; returns where the next call goes on, or
 * null at the end. A picture never changes. Those for sharing are drawn again.
 */
export async function copyPictures({
  images,
  backups,
  after,
}: Buckets & { after: string | null }): Promise<string | null> {
  const at = after === null ? 0 : PREFIXES.findIndex((one) => after.startsWith(one));
  const prefix = PREFIXES[at]!;
  const startAfter = after ?? prefix;
  const [there, copied] = await Promise.all([
    images.list({ prefix, startAfter, limit: MOST_A_MESSAGE }),
    backups.list({ prefix: pictureKey(prefix), startAfter: pictureKey(startAfter), limit: MOST_A_MESSAGE * 5 }),
  ]);
  const known = new Set(copied.objects.map(({ key }) => key));
  for (const { key } of there.objects.filter((object) => !known.has(pictureKey(object.key)))) {
    const picture = await images.get(key);
    if (picture) await backups.put(pictureKey(key), await picture.arrayBuffer());
  }
  return (there.truncated ? there.objects.at(-1)?.key : PREFIXES[at + 1]) ?? null;
}
