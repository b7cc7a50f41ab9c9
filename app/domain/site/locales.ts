/** The languages of the product; the first is the one its texts are written in. */
export const LOCALES = ["nb", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** By this header a page's scripts say in which language the page is. */
export const LANGUAGE_HEADER = "X-Page-Language";

/** The language of the open API, whose readers are programs. */
export const API_LOCALE: Locale = "en";

/** The language that organisers write in. */
export const CONTENT_LOCALE: Locale = LOCALES[0];
