import type { Failure } from "./failure";

let failure: Failure | null = null;
const watchers = new Set<() => void>();

/** Why the visitor waits for a page in vain; null where nobody does. */
export const waitsFor = (): Failure | null => failure;

export function watchWaiting(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function tellWaiting(why: Failure | null): void {
  failure = why;
  watchers.forEach((watcher) => watcher());
}
