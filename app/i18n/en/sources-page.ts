/** Of the services on that page; its text is help/en/sources.md. */
export const sourcesPageMessages = {
  on: "Read when a congregation asks us to.",
  off: "Not read now: it is turned off.",
  unasked: "Not read: its owner has not said yes.",
  coming: (coming: string, sources: string) =>
    `${coming} ${coming === "1" ? "event" : "events"} from ${sources} ${sources === "1" ? "page" : "pages"}.`,
};
