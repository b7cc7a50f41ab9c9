import { createContext, useContext } from "react";
import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { messagesIn, ownLocale } from "~/i18n/messages-in";

const LocaleContext = createContext(ownLocale);

/** Says on the server which language a page is in; in a browser its scripts hold one only. */
export const LocaleProvider = LocaleContext.Provider;

export const useLocale = () => useContext(LocaleContext);

/** The `lang` of what organisers write, where the page around it speaks another language. */
export function useContentLanguage(): Locale | undefined {
  return useLocale() === CONTENT_LOCALE ? undefined : CONTENT_LOCALE;
}

/** An area's texts in the page's language. */
export function useMessages<Messages extends object>(messages: Messages): Messages {
  return messagesIn(messages, useLocale());
}
