/** Texts are written in the first. */
export const LOCALES = ["nb", "nn", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** Not English, which many Norwegians' devices ask for because they were sold so (RFC 9110, Accept-Language). */
export const LOCALES_BY_TAG: ReadonlyMap<string, Locale> = new Map([
  ["nb", "nb"],
  ["no", "nb"],
  ["nn", "nn"],
]);

/** Offered once to a browser that asks for it first, and for none of SCANDINAVIAN: who reads those needs no offer. */
export const OFFERED_LOCALE: Locale = "en";
export const SCANDINAVIAN: readonly string[] = [...LOCALES_BY_TAG.keys(), "da", "sv"];

export const LANGUAGE_HEADER = "X-Page-Language";

export const API_LOCALE: Locale = "en";

/** Organizers' own texts. */
export const CONTENT_LOCALE: Locale = LOCALES[0];

export const CONTENT_LANGUAGES = ["nb", "nn", "en", "se"] as const satisfies readonly [...typeof LOCALES, ...string[]];
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

export const LANGUAGES_BY_NAME: ReadonlyMap<string, ContentLanguage> = new Map([
  ["bokmål", "nb"],
  ["nynorsk", "nn"],
]);
