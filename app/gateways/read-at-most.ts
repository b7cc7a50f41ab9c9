type Bytes = Uint8Array<ArrayBuffer>;

/** Null, without reading on, where the body is larger than `limit`. */
export async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Bytes | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return joined(chunks, length);
}

function joined(chunks: Uint8Array[], length: number): Bytes {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

const isGzip = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b;

/** Bytes gzipped without a header saying so; null where they are larger than `limit`. */
export async function unpackAtMost(bytes: Bytes, limit: number): Promise<Bytes | null> {
  if (!isGzip(bytes)) return bytes;
  const packed = new Blob([bytes]).stream();
  return readAtMost(packed.pipeThrough(new DecompressionStream("gzip")), limit);
}
