export default {
  save: { event: "Lagre", organizer: "Følg" },
  saved: { event: "Lagret", organizer: "Følger" },
  saveNamed: {
    event: (title: string) => `Lagre ${title} som favoritt`,
    organizer: (name: string) => `Følg ${name}`,
  },
};
