/** The languages of the product; the first is the one its texts are written in. */
export const LOCALES = ["nb", "en"] as const;
export type Locale = (typeof LOCALES)[number];
