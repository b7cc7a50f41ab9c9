import { useSyncExternalStore } from "react";
import { searchHref } from "./search-params";

/** The tab's last front page search; the navigation leads back to it. */
const KEY = "samling:search";
const HOME = "/";

let last: string | null = null;
const listeners = new Set<() => void>();

function load(): string {
  try {
    const query = sessionStorage.getItem(KEY);
    return query ? `/?${query}` : HOME;
  } catch {
    return HOME;
  }
}

export function storeSearch(search: URLSearchParams): void {
  const href = searchHref(search, {});
  if (href === (last ?? load())) return;
  last = href;
  try {
    if (href === HOME) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, href.slice("/?".length));
  } catch {
    // Storage may be full or forbidden; the search then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The front page's includes the last search. */
export function usePlaceHref(): (to: string) => string {
  const home = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (last ??= load()),
    () => HOME,
  );
  return (to) => (to === HOME ? home : to);
}
