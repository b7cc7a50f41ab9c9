export const networkMessages = {
  offline: "Ingen nettforbindelse",
  silent: "Siden svarer ikke",
  again: "Prøv igjen",
  heart: {
    save: "Vi fikk ikke lagret det. Sjekk nettet, og prøv igjen.",
    remove: "Vi fikk ikke fjernet det. Sjekk nettet, og prøv igjen.",
  },
};
