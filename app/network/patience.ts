import { type Failure, failureOf } from "./failure";
import { tellWaiting } from "./waiting";

/** What was asked for in vain: each asks again. */
const waiting = new Set<() => void>();

/** Asks again for all that waits. */
export function askAgain(): void {
  const all = [...waiting];
  waiting.clear();
  tellWaiting(null);
  for (const again of all) again();
}

/**
 * What `load` comes to. Where the network fails it, it waits, and the visitor is told, until it is asked for again: what stands
 * on the screen stays. It ends when `signal` says that nobody wants it any more.
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
      if (waiting.size === 0) tellWaiting(null);
      reject(signal.reason as Error);
    };
    const again = () => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    };
    signal.addEventListener("abort", giveUp);
    waiting.add(again);
    tellWaiting(failure);
  });
}
