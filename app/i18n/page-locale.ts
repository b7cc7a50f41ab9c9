import { type Locale, LOCALES } from "./catalogue";

/** The visitor's language, for a route's `meta`, which stands outside the components that know it. */
export function localeOf(matches: readonly ({ id: string; data?: unknown } | undefined)[]): Locale {
  const root = matches.find((match) => match?.id === "root")?.data as { preferences?: { locale?: unknown } } | undefined;
  return LOCALES.find((locale) => locale === root?.preferences?.locale) ?? "nb";
}
