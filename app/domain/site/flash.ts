/** Search parameters that report what has just happened: what, how many, and to which. */
export const FLASH = {
  key: "melding",
  count: "antall",
  subject: "gjelder",
  /** The id of a failure in the log. */
  failure: "feil",
} as const;
