import { READ_PICTURES, SHARED_FILE } from "~/domain/offline/read-pictures";

/** Until a field takes it. Throws where the browser keeps nothing. */
export async function keepFile(file: File): Promise<void> {
  const headers = { "Content-Type": file.type, [SHARED_FILE.name]: encodeURIComponent(file.name) };
  await (await caches.open(READ_PICTURES)).put(SHARED_FILE.address, new Response(file, { headers }));
}

/** What the phone's sheet for sharing left, or could not be read without a network; once. Throws where the browser keeps nothing. */
export async function takeSharedFile(): Promise<File | null> {
  if (!(await caches.has(READ_PICTURES))) return null;
  const cache = await caches.open(READ_PICTURES);
  const shared = await cache.match(SHARED_FILE.address);
  if (!shared) return null;
  await cache.delete(SHARED_FILE.address);
  const blob = await shared.blob();
  return new File([blob], decodeURIComponent(shared.headers.get(SHARED_FILE.name) ?? ""), { type: blob.type });
}
