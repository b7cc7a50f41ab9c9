import { type ContentLanguage, type Locale, LOCALES } from "./locales";

/**
 * Returns the language that a person is asked whether to have the product in: the one that their organization writes in,
 * unless they have chosen one, or the page has it. The first language is what everybody has who does nothing.
 */
export function proposedLocale(
  written: ContentLanguage | null,
  { page, chosen }: { page: Locale; chosen: Locale | null },
): Locale | null {
  const locale = LOCALES.find((name) => name === written);
  return locale && chosen === null && locale !== page && locale !== LOCALES[0] ? locale : null;
}
