/** Texts of the screen in the foyer. */
export const screenMessages = {
  title: (name: string) => `Skjerm: ${name}`,
  happens: "Dette skjer",
  now: "Nå",
  none: "Ingenting står på planen akkurat nå.",
  all: "Se alt på mobilen",
  unknown: "Skjermen har ikke fått nytt, og vet ikke hva som skjer nå. Den prøver igjen av seg selv.",
  notFound: "Det er ingen skjerm på denne adressen akkurat nå.",
  unavailable: "Skjermen får ikke vist noe akkurat nå.",
  retries: "Den prøver igjen av seg selv, hvert minutt.",
  fetched: (when: string) => `Uten nett. Sist hentet ${when}.`,
};
