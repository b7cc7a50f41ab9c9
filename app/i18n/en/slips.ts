import type { slipMessages as nb } from "../nb/slips";

export const slipMessages: typeof nb = {
  days: (days: string) => `Showing what is on ${days}.`,
  meant: (words: string) => `Showing results for “${words}”.`,
  exact: (typed: string) => `Search for “${typed}”`,
};
