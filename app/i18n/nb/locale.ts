import type { Locale } from "~/domain/site/locales";

export const locale: Locale = "nb";
