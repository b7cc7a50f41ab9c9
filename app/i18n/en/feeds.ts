import type { feedMessages as nb } from "../nb/feeds";

/** Fixed words of feeds (calendars, RSS and JSON Feed) and of the links to calendars. */
export const feedMessages: typeof nb = {
  everything: "Events",
  near: (place: string) => `near ${place}`,
  partOfMap: "in a part of the map",
  within: (km: number) => `within ${km} km`,
  words: (query: string) => `“${query}”`,
  spans: { today: "today", tomorrow: "tomorrow", weekend: "this weekend", week: "this week" },
  description: (title: string) => `${title}. From Samling, and kept up to date by itself.`,
  /** Calendars on the web, as links. */
  addTo: {
    google: "Google Calendar",
    outlook: "Outlook on the web",
    outlookAtWork: "Outlook (work or school)",
  },
};
