export const allDatesMessages = {
  title: "All dates",
  showAll: (n: number) => `Show all ${n} dates`,
  thisDate: "this one",
};
