import { formats } from "#messages/formats";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { messagesIn } from "./messages-in";

/** Returns the product's languages, each by its own name; only for the server, whose texts are in all of them. */
export const languageNames = (): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, messagesIn(formats, locale).name])) as Record<Locale, string>;
