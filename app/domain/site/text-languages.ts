/** Tags (BCP 47) of event texts, with their own names; app/domain/facts/languages.ts has the gathering's languages. */
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

/** An event's address asks for its text in a language; the page keeps its own. */
export const TEXT_PARAMETER = "text";

const NAMES: ReadonlyMap<string, string> = new Map(TEXT_LANGUAGES);

export const textLanguageName = (tag: string): string => NAMES.get(tag) ?? tag;

/** Who reads one reads the other, where a text in their own is missing. */
export const READ_AS_WELL: ReadonlyMap<string, TextLanguage> = new Map([
  ["nb", "nn"],
  ["nn", "nb"],
]);
