import { READ_PICTURES, SHARED_FILE } from "~/domain/offline/read-pictures";

/** What the phone's sheet for sharing left with the service worker; once. Throws where the browser keeps nothing. */
export async function takeSharedFile(): Promise<File | null> {
  if (!(await caches.has(READ_PICTURES))) return null;
  const cache = await caches.open(READ_PICTURES);
  const shared = await cache.match(SHARED_FILE.address);
  if (!shared) return null;
  await cache.delete(SHARED_FILE.address);
  const blob = await shared.blob();
  return new File([blob], decodeURIComponent(shared.headers.get(SHARED_FILE.name) ?? ""), { type: blob.type });
}
