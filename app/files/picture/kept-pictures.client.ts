import { READ_PICTURES } from "~/domain/offline/read-pictures";

/** A review is looked over once or twice, and old cut-outs are of no use. */
const MOST_KEPT = 6;

/** `words`: what was read of it. */
export interface KeptPicture {
  blob: Blob;
  words: string;
}

const WORDS = "Words";

const addressOf = (id: string) => `/read-pictures/${id}`;

/** On this device alone, until its account leaves. Cut-outs do without it where there is no room. */
export async function keepPicture(id: string, { blob, words }: KeptPicture): Promise<void> {
  try {
    const cache = await caches.open(READ_PICTURES);
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST_KEPT + 1))) await cache.delete(old);
    await cache.put(addressOf(id), new Response(blob, { headers: { [WORDS]: encodeURIComponent(words) } }));
  } catch {
    // No room, or a browser that keeps nothing.
  }
}

/** Null on another device, and once it is forgotten. */
export async function findPicture(id: string): Promise<KeptPicture | null> {
  const found = await caches.match(addressOf(id), { cacheName: READ_PICTURES }).catch(() => undefined);
  return found ? { blob: await found.blob(), words: decodeURIComponent(found.headers.get(WORDS) ?? "") } : null;
}
