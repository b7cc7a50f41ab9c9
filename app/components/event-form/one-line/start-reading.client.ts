import type { FilledRows } from "~/domain/intake/one-line/filled-rows";
import { type FormToFill, rowFiller } from "./fill-rows.client";
import type { LineRead, LineToRead } from "./line-worker.client";
import { placesOf } from "./places-of-line.client";

const PAUSE_MS = 150;
/** Then the readers did not come. */
const PATIENCE_MS = 8000;

export interface OngoingReading {
  /** `isThere`: the rows hold already what it says. */
  read(text: string, isThere: boolean): void;
  stop(): void;
}

/**
 * Reads what is typed after a pause, in a Worker, because the readers' first reading takes a phone longer than a key
 * press may; the answer to the latest text counts. A failure leaves everything as it is; the next text tries again.
 */
export function startReading(
  to: FormToFill,
  onRead: (filled: FilledRows) => void,
  onFailed: () => void,
): OngoingReading {
  const { view } = to;
  const openedAt = Date.now();
  const places = placesOf(view).map((place) => ({
    name: place.texts["location_name"] ?? "",
    city: place.texts["city"] || null,
    isOwn: place === view.ownPlace,
  }));
  const fill = rowFiller(to);
  let worker: Worker | null = null;
  let latest = "";
  let pause = 0;
  let patience = 0;

  const stop = () => {
    window.clearTimeout(pause);
    window.clearTimeout(patience);
    worker?.terminate();
    worker = null;
  };
  const fail = () => {
    stop();
    onFailed();
  };
  const start = () => {
    const started = new Worker(new URL("./line-worker.client.ts", import.meta.url), { type: "module" });
    started.onerror = fail;
    started.onmessage = ({ data: { text, isThere, filled } }: MessageEvent<LineRead>) => {
      if (text !== latest && !isThere) return;
      window.clearTimeout(patience);
      fill(filled, isThere);
      onRead(filled);
    };
    return started;
  };
  const ask = (text: string, isThere: boolean) => {
    worker ??= start();
    window.clearTimeout(patience);
    patience = window.setTimeout(fail, PATIENCE_MS);
    const now = new Date(view.now + Date.now() - openedAt);
    worker.postMessage({ text, isThere, context: { now, places, usualTimes: view.usualTimes } } satisfies LineToRead);
  };
  worker = start();
  return {
    read: (text, isThere) => {
      latest = text;
      window.clearTimeout(pause);
      pause = window.setTimeout(() => ask(text, isThere), isThere ? 0 : PAUSE_MS);
    },
    stop,
  };
}
