/** Not with the favourites page's texts: the button is on every card. */
export const heartMessages = {
  save: { event: "Lagre", organizer: "Følg" },
  saved: { event: "Lagret", organizer: "Følger" },
  saveNamed: {
    event: (title: string) => `Lagre ${title} som favoritt`,
    organizer: (name: string) => `Følg ${name}`,
  },
  remove: "Fjern",
};
