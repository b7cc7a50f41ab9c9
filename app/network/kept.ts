/** Since when (milliseconds since 1970) the device has the page; null where it came from the server. */
let keptAt: number | null | undefined;
const watchers = new Set<() => void>();

/** The service worker writes it on a whole page's root element. */
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
