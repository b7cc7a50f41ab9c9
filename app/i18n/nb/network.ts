export const networkMessages = {
  offline: "Ingen nettforbindelse",
  silent: "Siden svarer ikke",
  again: "Prøv igjen",
  heart: {
    save: "Vi fikk ikke lagret det. Sjekk nettet, og prøv igjen.",
    remove: "Vi fikk ikke fjernet det. Sjekk nettet, og prøv igjen.",
    offline: "Du er uten nett, så hjertet står som det sto. Prøv igjen når nettet er tilbake.",
    signedOut: "Du er logget ut, så det ble ikke lagret. Logg inn, og prøv igjen.",
  },
};
