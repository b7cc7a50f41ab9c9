/** Texts of the screen in the foyer. */
export const screenMessages = {
  title: (name: string) => `Skjerm: ${name}`,
  happens: "Dette skjer",
  now: "No",
  none: "Ingenting står på planen akkurat no.",
  all: "Sjå alt på mobilen",
  unknown: "Skjermen har ikkje fått noko nytt, og veit ikkje kva som skjer no. Han prøver igjen av seg sjølv.",
  notFound: "Det er ingen skjerm på denne adressa akkurat no.",
  unavailable: "Skjermen får ikkje vist noko akkurat no.",
  retries: "Han prøver igjen av seg sjølv, kvart minutt.",
  fetched: (when: string) => `Utan nett. Sist henta ${when}.`,
};
