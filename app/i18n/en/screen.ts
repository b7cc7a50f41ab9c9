import type { screenMessages as nb } from "../nb/screen";

/** Texts of the screen in the foyer. */
export const screenMessages: typeof nb = {
  title: (name) => `Screen: ${name}`,
  happens: "What’s on",
  now: "Now",
  none: "Nothing is planned just now.",
  all: "See everything on your phone",
  fetched: (when) => `Offline. Last fetched ${when}.`,
};
