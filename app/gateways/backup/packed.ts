import { encodeHexLowerCase } from "@oslojs/encoding";

export async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return through(new Blob([text]), new CompressionStream("gzip"));
}

export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream("gzip")));
}

const through = async (blob: Blob, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());

/** In hex. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return encodeHexLowerCase(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
