import type { feedMessages as nb } from "../nb/feeds";

/** Fixed words of feeds: calendars, RSS and JSON Feed. */
export const feedMessages: typeof nb = {
  everything: "Events",
  near: (place: string) => `near ${place}`,
  within: (km: number) => `within ${km} km`,
  words: (query: string) => `“${query}”`,
  spans: { today: "today", tomorrow: "tomorrow", weekend: "this weekend", week: "this week" },
  description: (title: string) => `${title}. From Samling, and kept up to date by itself.`,
};
