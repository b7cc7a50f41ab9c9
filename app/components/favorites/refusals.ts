/** What failed, saving or removing; or why neither can be done. */
export type FavoriteRefusal = "save" | "remove" | "offline" | "signedOut";

type Watcher = (refusal: FavoriteRefusal | null) => void;

const watchers = new Set<Watcher>();

/** For each favourite that the account refused and that was undone, null at the next press; returns what stops it. */
export function watchRefusals(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const notifyRefusal: Watcher = (refusal) => watchers.forEach((watcher) => watcher(refusal));
