/** What could not be done with a heart. */
export type Refusal = "save" | "remove";

const watchers = new Set<(refusal: Refusal) => void>();

/** Calls `watcher` for each heart that was taken back because the account did not take it; returns what ends that. */
export function watchRefusals(watcher: (refusal: Refusal) => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const tellRefusal = (refusal: Refusal): void => watchers.forEach((watcher) => watcher(refusal));
