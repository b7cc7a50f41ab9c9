import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import type { LineContext, LineReading } from "~/domain/intake/one-line/said";

/** Goes to the Worker that `startReader()` starts. */
export interface LineToRead {
  text: string;
  context: LineContext;
}

export interface LineRead extends Pick<LineToRead, "text"> {
  reading: LineReading;
}

self.addEventListener("message", ({ data: { text, context } }: MessageEvent<LineToRead>) =>
  self.postMessage({ text, reading: readOneLine(text, context) } satisfies LineRead),
);
