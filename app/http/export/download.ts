/** No cache stores it; written while it is read, a chunk at a time. */
export const download = (chunks: AsyncIterator<Uint8Array>, { name, type }: { name: string; type: string }) =>
  new Response(streamOf(chunks), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });

/** Where a chunk fails the stream does. */
const streamOf = (chunks: AsyncIterator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
