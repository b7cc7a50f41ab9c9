/** Names of the search parameters by which an address says what has just happened: what, to how many, and to which. */
export const FLASH = {
  key: "melding",
  count: "antall",
  subject: "gjelder",
  /** By which the log knows a failure. */
  failure: "feil",
} as const;
