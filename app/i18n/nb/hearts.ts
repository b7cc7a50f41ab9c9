/** On the button that saves an event or follows a congregation: on every card, so apart from the favourites' page. */
export const heartMessages = {
  save: { event: "Lagre", organizer: "Følg" },
  saved: { event: "Lagret", organizer: "Følger" },
  saveNamed: {
    event: (title: string) => `Lagre ${title} som favoritt`,
    organizer: (name: string) => `Følg ${name}`,
  },
  remove: "Fjern",
};
