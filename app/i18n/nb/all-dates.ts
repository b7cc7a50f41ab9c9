export const allDatesMessages = {
  title: "Alle datoer",
  showAll: (n: number) => `Vis alle ${n} datoene`,
  thisDate: "denne",
};
