import type { LineRead, LineToRead } from "./line-worker.client";

export interface LineReader {
  read(line: LineToRead): void;
  stop(): void;
}

/** The readers run in a Worker, because their first reading takes a phone longer than a key press may. */
export function startReader(onRead: (read: LineRead) => void, onFailed: () => void): LineReader {
  const worker = new Worker(new URL("./line-worker.client.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<LineRead>) => onRead(data);
  worker.onerror = onFailed;
  return { read: (line) => worker.postMessage(line), stop: () => worker.terminate() };
}
