import { createContext, useContext } from "react";
import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { messagesIn, ownLocale } from "~/i18n/messages-in";

const LocaleContext = createContext(ownLocale);

/** Sets a page's language on the server; in a browser the scripts hold only one. */
export const LocaleProvider = LocaleContext.Provider;

export const useLocale = () => useContext(LocaleContext);

/** Returns the `lang` of organizers' texts, where the page has another language. */
export function useContentLanguage(): Locale | undefined {
  return useLocale() === CONTENT_LOCALE ? undefined : CONTENT_LOCALE;
}

/** Returns an area's texts in the page's language. */
export function useMessages<Messages extends object>(messages: Messages): Messages {
  return messagesIn(messages, useLocale());
}
