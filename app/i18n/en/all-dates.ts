import type { allDatesMessages as nb } from "../nb/all-dates";

/** The dates of a series, on the page of one. */
export const allDatesMessages: typeof nb = {
  title: "All dates",
  showAll: (n: number) => `Show all ${n} dates`,
  thisDate: "this one",
};
