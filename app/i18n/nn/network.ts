export const networkMessages = {
  offline: "Ikkje noko nettsamband",
  silent: "Sida svarar ikkje",
  again: "Prøv igjen",
  heart: {
    save: "Vi fekk ikkje lagra det. Sjekk nettet, og prøv igjen.",
    remove: "Vi fekk ikkje fjerna det. Sjekk nettet, og prøv igjen.",
  },
};
