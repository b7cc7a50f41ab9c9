/** When the page that is shown was as it is, where it came from the device; null where it came from the server. */
let keptAt: number | null | undefined;
const watchers = new Set<() => void>();

/** A whole page says it on its root element, which the service worker writes there. */
export const shownAsOf = (): number | null => (keptAt ??= Number(document.documentElement.dataset["kept"]) || null);

export function setShownAsOf(at: number | null): void {
  if (at === shownAsOf()) return;
  keptAt = at;
  delete document.documentElement.dataset["kept"];
  watchers.forEach((watcher) => watcher());
}

export function watchShownAsOf(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
