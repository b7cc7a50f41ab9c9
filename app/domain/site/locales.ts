/** Texts are written in the first. */
export const LOCALES = ["nb", "nn", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** Not English, which many Norwegians' devices ask for because they were sold so (RFC 9110, Accept-Language). */
export const LOCALES_BY_TAG: ReadonlyMap<string, Locale> = new Map([
  ["nb", "nb"],
  ["no", "nb"],
  ["nn", "nn"],
]);

/** Offered once to a browser that asks for it first, and for none of SCANDINAVIAN: who reads those needs no offer. */
export const OFFERED_LOCALE: Locale = "en";
export const SCANDINAVIAN: readonly string[] = [...LOCALES_BY_TAG.keys(), "da", "sv"];

export const LANGUAGE_HEADER = "X-Page-Language";

export const API_LOCALE: Locale = "en";

/** Organizers' own texts. */
export const CONTENT_LOCALE: Locale = LOCALES[0];

export const CONTENT_LANGUAGES = ["nb", "nn", "en", "se"] as const satisfies readonly [...typeof LOCALES, ...string[]];
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

export const LANGUAGES_BY_NAME: ReadonlyMap<string, ContentLanguage> = new Map([
  ["bokmål", "nb"],
  ["nynorsk", "nn"],
]);

export const THEMES = ["light", "dark", "system"] as const;
export const TIME_FORMATS = ["24h", "12h"] as const;

export interface Preferences {
  theme: (typeof THEMES)[number];
  locale: Locale;
  timeFormat: (typeof TIME_FORMATS)[number];
}

/** No language until the device has chosen one. */
export type StoredPreferences = Omit<Preferences, "locale"> & { locale: Locale | null };

export const DEFAULT_PREFERENCES: Preferences = { theme: "system", locale: LOCALES[0], timeFormat: "24h" };

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
