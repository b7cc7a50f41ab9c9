export const allDatesMessages = {
  title: "Alle datoar",
  showAll: (n: number) => `Vis alle ${n} datoane`,
  thisDate: "denne",
};
