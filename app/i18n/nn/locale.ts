import type { Locale } from "~/domain/site/locales";

/** The language of this folder. */
export const locale: Locale = "nn";
