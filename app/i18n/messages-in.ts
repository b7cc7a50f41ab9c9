import { type Locale, LOCALES } from "~/domain/site/locales";
import { languages } from "~/i18n/languages.server";

/** The default; in a browser the page's own: see messages-in.client.ts. */
export const ownLocale: Locale = LOCALES[0];

type Area = keyof (typeof languages)[Locale];

const areas = new Map(
  Object.entries(languages[ownLocale]).map(([name, messages]) => [messages as object, name as Area]),
);

/** `messages` is what "#messages" exports. */
export function messagesIn<Messages extends object>(messages: Messages, locale: Locale): Messages {
  const area = areas.get(messages);
  if (!area) throw new Error("These are no texts of an area.");
  const sister: object = languages[locale][area];
  return sister as Messages; // The type of `languages` guarantees the same shape.
}
