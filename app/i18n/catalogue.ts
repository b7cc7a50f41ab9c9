import type { Locale } from "~/domain/site/locales";

/** The same texts in every language. Texts with something to fill in are functions. */
export type Catalogue<Texts> = Record<Locale, Texts>;

/** Pairs the languages of one area; English must have exactly the Norwegian texts' keys and shapes. */
export function catalogue<Texts>(texts: { nb: Texts; en: NoInfer<Texts> }): Catalogue<Texts> {
  return texts;
}
