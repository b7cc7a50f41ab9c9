/** From north to south; 21 is Svalbard. Names are among the texts. */
export const COUNTIES = [
  "56",
  "55",
  "18",
  "50",
  "15",
  "46",
  "34",
  "33",
  "32",
  "03",
  "31",
  "39",
  "40",
  "42",
  "11",
  "21",
] as const;

export type County = (typeof COUNTIES)[number];
