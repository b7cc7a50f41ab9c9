import type { ReactNode } from "react";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";

interface Options extends Pick<RenderToPipeableStreamOptions, "nonce" | "onError"> {
  signal?: AbortSignal;
}

/**
 * Renders until nothing is waited for: what browsers load on demand is here a promise that is kept at once. Rejects with
 * what is thrown outside any boundary, and with the signal's reason.
 */
export function renderHtml(page: ReactNode, { signal, ...options }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const text = new TextDecoder();
    let html = "";
    // As much of a stream of Node's as React asks for.
    const destination = {
      write: (part: Uint8Array) => (html += text.decode(part, { stream: true })) !== "",
      // React 18 hands on its buffer with a NUL in each byte that a letter of several did not fit into.
      end: () => resolve((html + text.decode()).replaceAll("\0", "")),
      destroy: reject,
      on: () => destination,
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onAllReady: () => signal?.aborted || pipe(destination as unknown as NodeJS.WritableStream),
      onShellError: reject,
    });
    const leave = () => {
      reject(signal?.reason as Error);
      abort(signal?.reason);
    };
    if (signal?.aborted) leave();
    signal?.addEventListener("abort", leave, { once: true });
  });
}
