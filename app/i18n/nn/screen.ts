/** Texts of the screen in the foyer. */
export const screenMessages = {
  title: (name: string) => `Skjerm: ${name}`,
  happens: "Dette skjer",
  now: "No",
  none: "Ingenting står på planen akkurat no.",
  all: "Sjå alt på mobilen",
  fetched: (when: string) => `Utan nett. Sist henta ${when}.`,
};
