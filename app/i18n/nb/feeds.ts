export const feedMessages = {
  everything: "Arrangementer",
  near: (place: string) => `nær ${place}`,
  partOfMap: "på et utsnitt av kartet",
  within: (km: number) => `innen ${km} km`,
  words: (query: string) => `«${query}»`,
  spans: { today: "i dag", tomorrow: "i morgen", weekend: "i helgen", week: "denne uken" },
  description: (title: string) => `${title}. Hentet fra Samling, og oppdatert av seg selv.`,
  addTo: {
    google: "Google Kalender",
    outlook: "Outlook på nettet",
    outlookAtWork: "Outlook (jobb eller skole)",
  },
};
