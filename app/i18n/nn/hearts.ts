/** The favourite button's texts: it is on every card, so they are separate from the favourites page. */
export const heartMessages = {
  save: { event: "Lagre", organizer: "Følg" },
  saved: { event: "Lagra", organizer: "Følgjer" },
  saveNamed: {
    event: (title: string) => `Lagre ${title} som favoritt`,
    organizer: (name: string) => `Følg ${name}`,
  },
  remove: "Fjern",
};
