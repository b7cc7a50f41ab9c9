import { isTimeForHint, readVisits, visitAt } from "~/domain/offline/visits";

/** How often this device has been here, and whether the hint has been shown. */
const KEY = "samling:visits";

/** Of browsers that can put a site on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const watchers = new Set<() => void>();

const tell = () => watchers.forEach((watcher) => watcher());

/** Keeps the browser's offer until somebody wants it. */
export function watchForOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
    tell();
  });
}

export function watchOffer(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const hasOffer = (): boolean => offered !== null;

export async function takeOffer(): Promise<void> {
  const taken = offered;
  offered = null;
  tell();
  await taken?.prompt();
}

/** Returns whether it is time for the hint. */
export function countVisit(now: number): boolean {
  try {
    const visits = visitAt(readVisits(localStorage.getItem(KEY)), now);
    localStorage.setItem(KEY, JSON.stringify(visits));
    return isTimeForHint(visits);
  } catch {
    return false;
  }
}

export function noteHinted(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readVisits(localStorage.getItem(KEY)), isHinted: true }));
  } catch {
    // Storage may be full or forbidden.
  }
}

const IPHONE = /iPhone|iPad|iPod/;

/** Browsers in which people put a site on the home screen by hand. */
export const isByHand = (): boolean => IPHONE.test(navigator.userAgent);

export const isInstalled = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;
