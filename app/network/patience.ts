import { type Failure, failureOf } from "./failure";
import { setWaiting } from "./waiting";

/** Retries of failed loads. */
const waiting = new Set<() => void>();

/** Retries every failed load. */
export function retryLoads(): void {
  const all = [...waiting];
  waiting.clear();
  setWaiting(null);
  for (const again of all) again();
}

/**
 * Returns the result of `load`. Where the network fails, it tells the visitor and waits for a retry, and the screen
 * stays. Ends when `signal` aborts.
 */
export async function withPatience<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const failure = failureOf(error);
      if (!failure || signal.aborted) throw error;
      await untilAskedAgain(failure, signal);
    }
  }
}

function untilAskedAgain(failure: Failure, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(again);
      if (waiting.size === 0) setWaiting(null);
      reject(signal.reason as Error);
    };
    const again = () => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    };
    signal.addEventListener("abort", giveUp);
    waiting.add(again);
    setWaiting(failure);
  });
}
