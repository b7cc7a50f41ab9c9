import type { networkMessages as nb } from "../nb/network";

export const networkMessages: typeof nb = {
  offline: "No connection",
  silent: "The page does not answer",
  again: "Try again",
  heart: {
    save: "We could not save that. Check your connection and try again.",
    remove: "We could not remove that. Check your connection and try again.",
  },
};
