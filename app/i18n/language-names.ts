import { formats } from "#messages/formats";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { messagesIn } from "./messages-in";

/** Each by its own name; only for the server, which has the texts of all. */
export const languageNames = (): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, messagesIn(formats, locale).name])) as Record<Locale, string>;
