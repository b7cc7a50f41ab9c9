export const FLASH = {
  key: "melding",
  count: "antall",
  subject: "gjelder",
  failure: "feil",
  /** How many of `count` wait. */
  rest: "venter",
} as const;
