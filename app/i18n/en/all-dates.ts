import type { allDatesMessages as nb } from "../nb/all-dates";

export const allDatesMessages: typeof nb = {
  title: "All dates",
  showAll: (n: number) => `Show all ${n} dates`,
  thisDate: "this one",
};
