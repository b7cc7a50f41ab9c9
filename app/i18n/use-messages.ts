import { createContext, useContext } from "react";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { messagesIn, ownLocale } from "~/i18n/messages-in";

const LocaleContext = createContext(ownLocale);

/** On the server; a browser's scripts hold one language. */
export const LocaleProvider = LocaleContext.Provider;

export const useLocale = () => useContext(LocaleContext);

/** The `lang` of an organizer's texts, where the page has another; `written` is what it has said. */
export function useContentLanguage(written: string | null = null): string | undefined {
  const language = written ?? CONTENT_LOCALE;
  return useLocale() === language ? undefined : language;
}

export const useMessages = <Messages extends object>(messages: Messages): Messages => messagesIn(messages, useLocale());
