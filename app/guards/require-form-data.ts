/**
 * The form that was sent. A 413 where it is longer than `maxBytes`, without reading on; a 400 where it is no form.
 */
export async function requireFormData(request: Request, maxBytes: number): Promise<FormData> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw new Response(null, { status: 413 });
  const { body, hasEnded } = limited(request.body, maxBytes);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  if (form) return form;
  throw new Response(null, { status: hasEnded() ? 413 : 400 });
}

/** A stream that breaks off after `maxBytes`: not everybody says beforehand how much is coming. */
function limited(source: ReadableStream<Uint8Array> | null, maxBytes: number) {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error("too long"));
      else controller.enqueue(chunk);
    },
  });
  return { body: source?.pipeThrough(counter) ?? null, hasEnded: () => bytes > maxBytes };
}
