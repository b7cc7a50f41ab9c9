export const networkMessages = {
  offline: "Ikkje noko nettsamband",
  silent: "Sida svarar ikkje",
  again: "Prøv igjen",
  heart: {
    save: "Vi fekk ikkje lagra det. Sjekk nettet, og prøv igjen.",
    remove: "Vi fekk ikkje fjerna det. Sjekk nettet, og prøv igjen.",
    offline: "Du er utan nett, så hjartet står som det stod. Prøv igjen når nettet er tilbake.",
    signedOut: "Du er logga ut, så det blei ikkje lagra. Logg inn, og prøv igjen.",
  },
};
