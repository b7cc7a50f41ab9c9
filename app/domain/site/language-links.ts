import { type Locale, LOCALES } from "./locales";

const LANGUAGE_PARAMETER = "lang";

/** Not for search engines, so that their addresses name no language. */
const FOR_ACCOUNTS = /^\/(?:dashboard|admin|debug)(?:\/|\.data$|$)/;

export function languageOfAddress(address: string): Locale | undefined {
  const { pathname, searchParams } = new URL(address);
  const named = FOR_ACCOUNTS.test(pathname) ? null : searchParams.get(LANGUAGE_PARAMETER);
  return LOCALES.find((name) => name === named);
}

type LanguageLink = { tagName: "link"; rel: "canonical"; href: string } | AlternateLanguage;
type AlternateLanguage = { tagName: "link"; rel: "alternate"; hrefLang: string; href: string };

/** The first language has the plain address. */
export function addressInLanguage(address: string, locale: Locale): string {
  if (locale === LOCALES[0]) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${locale}`;
}

export const languageLinks = (address: string, locale: Locale): LanguageLink[] => [
  { tagName: "link", rel: "canonical", href: addressInLanguage(address, locale) },
  ...LOCALES.map((name) => alternate(name, addressInLanguage(address, name))),
  alternate("x-default", address),
];

const alternate = (hrefLang: string, href: string): AlternateLanguage => ({
  tagName: "link",
  rel: "alternate",
  hrefLang,
  href,
});
