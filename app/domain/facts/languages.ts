/**
 * The languages that events are held in or interpreted into, by ISO 639. A language's place in the list is its number in
 * the search index (app/domain/search/fact-facets.ts): new ones stand last, and none is taken out.
 */
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
