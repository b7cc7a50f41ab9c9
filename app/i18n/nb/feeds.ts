/** Fixed words of feeds: calendars, RSS and JSON Feed. */
export const feedMessages = {
  everything: "Arrangementer",
  near: (place: string) => `nær ${place}`,
  within: (km: number) => `innen ${km} km`,
  words: (query: string) => `«${query}»`,
  spans: { today: "i dag", tomorrow: "i morgen", weekend: "i helgen", week: "denne uken" },
  description: (title: string) => `${title}. Hentet fra Samling, og oppdatert av seg selv.`,
};
