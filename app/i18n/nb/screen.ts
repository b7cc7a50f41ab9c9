/** Texts of the screen in the foyer. */
export const screenMessages = {
  title: (name: string) => `Skjerm: ${name}`,
  happens: "Dette skjer",
  now: "Nå",
  none: "Ingenting står på planen akkurat nå.",
  all: "Se alt på mobilen",
  fetched: (when: string) => `Uten nett. Sist hentet ${when}.`,
};
