import { Zip, ZipPassThrough } from "fflate";

export interface ZipPart {
  /** With folders, as `images/events/k3x9.webp`. */
  name: string;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Read part by part. Where one fails the file lacks its list, so that nobody takes it for complete. */
export async function* zipped(parts: AsyncIterable<ZipPart>, now: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, chunks } of parts) {
    // Pictures are most of it and compressed already; compressing the rest costs more of the Worker than it saves.
    const file = new ZipPassThrough(name);
    file.mtime = now;
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
