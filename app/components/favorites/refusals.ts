/** What could not be done with a heart. */
export type FavoriteRefusal = "save" | "remove";

const watchers = new Set<(refusal: FavoriteRefusal) => void>();

/** Calls `watcher` for each heart that was taken back because the account did not take it; returns what ends that. */
export function watchRefusals(watcher: (refusal: FavoriteRefusal) => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const tellRefusal = (refusal: FavoriteRefusal): void => watchers.forEach((watcher) => watcher(refusal));
