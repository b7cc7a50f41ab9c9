const dates = (one: string, many: (n: number) => string) => (n: number) => (n > 1 ? many(n) : one);

export const historyMessages = {
  title: "History",
  description: "Who on the team has changed what of an event, and when.",
  intro: "Who on the team did what, the latest first. It is kept for twelve months, and only the team sees it.",
  empty: "Nothing yet",
  emptyText: "When somebody on the team changes the event, it is told here.",
  see: "See the page",
  someone: "somebody without an account now",
  continued: (n: number) => (n === 1 ? "Made the next date of the series" : `Made the next ${n} dates of the series`),
  product: "Samling, by itself",
  onlyLast: "It is done again as time goes. Only the last time is told here.",
  at: (day: string, time: string) => `${day} at ${time}`,
  state: "Status",
  before: "Before: ",
  after: "Now: ",
  picture: (has: boolean) => (has ? "A picture" : "No picture"),
  acts: {
    created: dates("Created", (n) => `Created, with ${n} dates`),
    changed: dates("Changed", (n) => `Changed ${n} dates`),
    state: dates("New status", (n) => `New status of ${n} dates`),
    stateUndone: dates("Undid a new status", (n) => `Undid a new status of ${n} dates`),
    stepUndone: dates("Undid a change of several", (n) => `Undid a change of several, for ${n} dates`),
    seriesChanged: () => "Changed when the series is",
    deleted: dates("Deleted", (n) => `Deleted ${n} dates`),
    restored: dates("Brought back from the bin", (n) => `Brought ${n} dates back from the bin`),
  },
};
