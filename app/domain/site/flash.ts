export const FLASH = {
  key: "melding",
  count: "antall",
  subject: "gjelder",
  failure: "feil",
} as const;
