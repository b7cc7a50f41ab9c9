/** The product's languages; its texts are written in the first. */
export const LOCALES = ["nb", "nn", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The languages that a browser may ask for (RFC 9110, Accept-Language), by their tags without regions. English is only
 * chosen by hand: many Norwegians' devices ask for it because they were sold so.
 */
export const LOCALES_BY_TAG: ReadonlyMap<string, Locale> = new Map([
  ["nb", "nb"],
  ["no", "nb"],
  ["nn", "nn"],
]);

/** The header with which a page's scripts send the page's language. */
export const LANGUAGE_HEADER = "X-Page-Language";

/** The language of the open API, whose readers are programs. */
export const API_LOCALE: Locale = "en";

/** The language of organizers' own texts. */
export const CONTENT_LOCALE: Locale = LOCALES[0];

/** The languages that an organizer may say it writes in: the product's, and Northern Sámi. */
export const CONTENT_LANGUAGES = ["nb", "nn", "en", "se"] as const satisfies readonly [...typeof LOCALES, ...string[]];
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** The languages by the names that public registers write them with. */
export const LANGUAGES_BY_NAME: ReadonlyMap<string, ContentLanguage> = new Map([
  ["bokmål", "nb"],
  ["nynorsk", "nn"],
]);
