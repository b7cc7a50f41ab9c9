/** Apart from the favourites page: the button is on every card. */
export const heartMessages = {
  save: { event: "Lagre", organizer: "Følg" },
  saved: { event: "Lagra", organizer: "Følgjer" },
  saveNamed: {
    event: (title: string) => `Lagre ${title} som favoritt`,
    organizer: (name: string) => `Følg ${name}`,
  },
  remove: "Fjern",
};
