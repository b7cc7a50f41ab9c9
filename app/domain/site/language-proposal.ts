import { type ContentLanguage, type Locale, LOCALES } from "./locales";

/** The language that their organization writes in, unless they have chosen one, or the page has it. */
export function proposedLocale(
  written: ContentLanguage | null,
  { page, chosen }: { page: Locale; chosen: Locale | null },
): Locale | null {
  const locale = LOCALES.find((name) => name === written);
  return locale && chosen === null && locale !== page && locale !== LOCALES[0] ? locale : null;
}
