import { type FilledRows, filledRowsOf, type FillingContext } from "~/domain/intake/one-line/filled-rows";

/** Goes to the Worker that `startReader()` starts. */
export interface LineToRead {
  text: string;
  context: FillingContext;
}

export interface LineRead extends Pick<LineToRead, "text"> {
  filled: FilledRows;
}

self.addEventListener("message", ({ data: { text, context } }: MessageEvent<LineToRead>) =>
  self.postMessage({ text, filled: filledRowsOf(text, context) } satisfies LineRead),
);
