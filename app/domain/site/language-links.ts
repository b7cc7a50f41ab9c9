import { type Locale, LOCALES } from "./locales";

/** The search parameter by which an address names the language of its page. */
const LANGUAGE_PARAMETER = "lang";

/** Pages for accounts are not for search engines: their addresses name no language. */
const FOR_ACCOUNTS = /^\/(?:dashboard|admin|debug)(?:\/|\.data$|$)/;

/** Returns the language that a page's address names; undefined where it names none. */
export function languageOfAddress(address: string): Locale | undefined {
  const { pathname, searchParams } = new URL(address);
  const named = FOR_ACCOUNTS.test(pathname) ? null : searchParams.get(LANGUAGE_PARAMETER);
  return LOCALES.find((name) => name === named);
}

/** A page's links to itself, as Remix expects them. */
type LanguageLink = { tagName: "link"; rel: "canonical"; href: string } | AlternateLanguage;
type AlternateLanguage = { tagName: "link"; rel: "alternate"; hrefLang: string; href: string };

/** Returns a page's address in a language: the first language has the plain one. */
export function addressInLanguage(address: string, locale: Locale): string {
  if (locale === LOCALES[0]) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${locale}`;
}

/** Returns the links that tell search engines a page's own address and those of its other languages. */
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
