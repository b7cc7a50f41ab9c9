/** They report what has just happened: what, how many, and to which. */
export const FLASH = {
  key: "melding",
  count: "antall",
  subject: "gjelder",
  /** Its id in the log. */
  failure: "feil",
} as const;
