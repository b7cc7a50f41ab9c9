import { createContext, useContext } from "react";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { messagesIn, ownLocale } from "~/i18n/messages-in";

const LocaleContext = createContext(ownLocale);

/** Sets a page's language on the server; in a browser the scripts hold only one. */
export const LocaleProvider = LocaleContext.Provider;

export const useLocale = () => useContext(LocaleContext);

/** Returns the `lang` of an organizer's texts, where the page has another language; `written` is what it has said. */
export function useContentLanguage(written: string | null = null): string | undefined {
  const language = written ?? CONTENT_LOCALE;
  return useLocale() === language ? undefined : language;
}

/** Returns an area's texts in the page's language. */
export function useMessages<Messages extends object>(messages: Messages): Messages {
  return messagesIn(messages, useLocale());
}
