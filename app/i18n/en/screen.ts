import type { screenMessages as nb } from "../nb/screen";

/** Texts of the screen in the foyer. */
export const screenMessages: typeof nb = {
  title: (name) => `Screen: ${name}`,
  happens: "What’s on",
  now: "Now",
  none: "Nothing is planned just now.",
  all: "See everything on your phone",
  unknown: "The screen has got nothing new, and does not know what is on now. It tries again by itself.",
  notFound: "There is no screen at this address just now.",
  unavailable: "The screen cannot show anything just now.",
  retries: "It tries again by itself, every minute.",
  fetched: (when) => `Offline. Last fetched ${when}.`,
};
