/** The dates of a series, on the page of one. */
export const allDatesMessages = {
  title: "Alle datoer",
  showAll: (n: number) => `Vis alle ${n} datoene`,
  thisDate: "denne",
};
