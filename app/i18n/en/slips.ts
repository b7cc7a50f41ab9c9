import type { slipMessages as nb } from "../nb/slips";

export const slipMessages: typeof nb = {
  meant: (words: string) => `Showing results for “${words}”.`,
  exact: (typed: string) => `Search for “${typed}”`,
};
