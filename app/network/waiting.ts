import type { Failure } from "./failure";

let failure: Failure | null = null;
const watchers = new Set<() => void>();

/** Null where none is waiting. */
export const waitingReason = (): Failure | null => failure;

export function watchWaiting(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function setWaiting(why: Failure | null): void {
  failure = why;
  watchers.forEach((watcher) => watcher());
}
