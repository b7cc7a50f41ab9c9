/** The product's languages; its texts are written in the first. */
export const LOCALES = ["nb", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** The header with which a page's scripts send the page's language. */
export const LANGUAGE_HEADER = "X-Page-Language";

/** The language of the open API, whose readers are programs. */
export const API_LOCALE: Locale = "en";

/** The language of organizers' own texts. */
export const CONTENT_LOCALE: Locale = LOCALES[0];
