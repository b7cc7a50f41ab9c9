import { type FilledRows, filledRowsOf, type FillingContext } from "~/domain/intake/one-line/filled-rows";

/** Goes to the Worker that `startReader()` starts. */
export interface LineToRead {
  text: string;
  /** The rows hold already what it says. */
  isThere: boolean;
  context: FillingContext;
}

export interface LineRead extends Pick<LineToRead, "text" | "isThere"> {
  filled: FilledRows;
}

self.addEventListener("message", ({ data: { text, isThere, context } }: MessageEvent<LineToRead>) =>
  self.postMessage({ text, isThere, filled: filledRowsOf(text, context) } satisfies LineRead),
);

// The first reading compiles the patterns: while nobody waits for it, so that rows change with the keys.
filledRowsOf("Gudstjeneste søndag kl 11 i kirka", { now: new Date(0), places: [], usualTimes: {} });
