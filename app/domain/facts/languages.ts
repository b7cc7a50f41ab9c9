/** ISO 639; the place in the list is the number in the search index (fact-facets.ts): new ones go last, none goes. */
export const FACT_LANGUAGES = [
  "no",
  "en",
  "se",
  "kvn",
  "fi",
  "uk",
  "pl",
  "ar",
  "ti",
  "am",
  "es",
  "fr",
  "de",
  "fa",
  "ru",
  "ta",
  "vi",
  "zh",
  "my",
  "ro",
  "tl",
  "sw",
  "pt",
  "lt",
] as const;

export type FactLanguage = (typeof FACT_LANGUAGES)[number];
