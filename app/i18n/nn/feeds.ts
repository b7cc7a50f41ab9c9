export const feedMessages = {
  everything: "Arrangement",
  near: (place: string) => `nær ${place}`,
  partOfMap: "på eit utsnitt av kartet",
  within: (km: number) => `innan ${km} km`,
  words: (query: string) => `«${query}»`,
  spans: { today: "i dag", tomorrow: "i morgon", weekend: "i helga", week: "denne veka" },
  description: (title: string) => `${title}. Henta frå Samling, og oppdatert av seg sjølv.`,
  addTo: {
    google: "Google Kalender",
    outlook: "Outlook på nettet",
    outlookAtWork: "Outlook (jobb eller skule)",
  },
};
