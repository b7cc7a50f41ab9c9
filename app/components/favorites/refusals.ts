/** What failed, saving or removing; or why neither can be done. */
export type FavoriteRefusal = "save" | "remove" | "offline" | "signedOut";

const watchers = new Set<(refusal: FavoriteRefusal) => void>();

/** For each favourite that was undone because the account refused it; returns a function that stops it. */
export function watchRefusals(watcher: (refusal: FavoriteRefusal) => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const notifyRefusal = (refusal: FavoriteRefusal): void => watchers.forEach((watcher) => watcher(refusal));
