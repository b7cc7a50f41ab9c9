/**
 * The languages that an organizer may say an event's text is written in: their tags (BCP 47), and the names by which
 * their own readers know them. Which language the gathering itself is held in is another list:
 * app/domain/facts/languages.ts.
 */
export const TEXT_LANGUAGES = [
  ["nb", "norsk (bokmål)"],
  ["nn", "norsk (nynorsk)"],
  ["en", "English"],
  ["se", "davvisámegiella"],
  ["fkv", "kvääni"],
  ["fi", "suomi"],
  ["uk", "українська"],
  ["pl", "polski"],
  ["ar", "العربية"],
  ["ti", "ትግርኛ"],
  ["am", "አማርኛ"],
  ["es", "español"],
  ["fr", "français"],
  ["de", "Deutsch"],
  ["fa", "فارسی"],
  ["ru", "русский"],
  ["ta", "தமிழ்"],
  ["vi", "Tiếng Việt"],
  ["zh", "中文"],
  ["my", "မြန်မာဘာသာ"],
  ["ro", "română"],
  ["fil", "Filipino"],
  ["sw", "Kiswahili"],
  ["pt", "português"],
  ["lt", "lietuvių"],
] as const;

export type TextLanguage = (typeof TEXT_LANGUAGES)[number][0];

/** The parameter by which an event's address asks for its text in a language; the page keeps its own. */
export const TEXT_PARAMETER = "text";

const NAMES: ReadonlyMap<string, string> = new Map(TEXT_LANGUAGES);

/** Returns a language's own name; the tag where it has none here. */
export const textLanguageName = (tag: string): string => NAMES.get(tag) ?? tag;

/** Who reads the one reads the other as well, where a text in their own is missing. */
export const READ_AS_WELL: ReadonlyMap<string, TextLanguage> = new Map([
  ["nb", "nn"],
  ["nn", "nb"],
]);
