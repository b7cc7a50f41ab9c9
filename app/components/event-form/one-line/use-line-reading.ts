import { useCallback, useEffect, useRef, useState } from "react";
import type { LineContext, LineReading } from "~/domain/intake/one-line/said";
import type { LineReader } from "./start-reader.client";

const PAUSE_MS = 150;
/** Then the readers did not come. */
const PATIENCE_MS = 8000;

/** Reads what is typed after a pause; the answer to the latest text counts. A failure leaves everything as it is. */
export function useLineReading(context: () => LineContext, onRead: (reading: LineReading) => void) {
  const [hasFailed, setFailed] = useState(false);
  const reader = useRef<Promise<LineReader> | null>(null);
  const latest = useRef("");
  const timers = useRef({ pause: 0, patience: 0 });
  const answered = useRef(onRead);
  answered.current = onRead;

  const stop = useCallback(() => {
    void reader.current?.then((started) => started.stop()).catch(() => undefined);
    reader.current = null;
  }, []);
  const fail = useCallback(() => {
    window.clearTimeout(timers.current.patience);
    stop();
    setFailed(true);
  }, [stop]);
  const start = useCallback(() => {
    reader.current ??= import("./start-reader.client").then(({ startReader }) =>
      startReader(({ text, reading }) => {
        if (text !== latest.current) return;
        window.clearTimeout(timers.current.patience);
        setFailed(false);
        answered.current(reading);
      }, fail),
    );
    return reader.current;
  }, [fail]);
  const read = (text: string) => {
    latest.current = text;
    window.clearTimeout(timers.current.pause);
    timers.current.pause = window.setTimeout(() => {
      window.clearTimeout(timers.current.patience);
      timers.current.patience = window.setTimeout(fail, PATIENCE_MS);
      start().then((started) => started.read({ text, context: context() }), fail);
    }, PAUSE_MS);
  };
  useEffect(() => {
    const pending = timers.current;
    return () => {
      window.clearTimeout(pending.pause);
      window.clearTimeout(pending.patience);
      stop();
    };
  }, [stop]);
  return { read, hasFailed, prepare: () => void start().catch(() => undefined) };
}
