import { type Failure, failureOf } from "./failure";
import { setWaiting } from "./waiting";

const waiting = new Set<() => void>();

export function retryLoads(): void {
  const all = [...waiting];
  waiting.clear();
  setWaiting(null);
  for (const again of all) again();
}

/** Where the network fails, the screen stays until the visitor retries. Ends when `signal` aborts. */
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
