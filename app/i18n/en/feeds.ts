export const feedMessages = {
  everything: "Events",
  near: (place: string) => `near ${place}`,
  partOfMap: "in a part of the map",
  within: (km: number) => `within ${km} km`,
  words: (query: string) => `“${query}”`,
  spans: { today: "today", tomorrow: "tomorrow", weekend: "this weekend", week: "this week" },
  description: (title: string) => `${title}. From Samling, and kept up to date by itself.`,
  addTo: {
    google: "Google Calendar",
    outlook: "Outlook on the web",
    outlookAtWork: "Outlook (work or school)",
  },
};
