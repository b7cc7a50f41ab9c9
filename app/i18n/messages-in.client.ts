import { locale } from "#messages/locale";
import type { Locale } from "~/domain/site/locales";

/** The language of the page: the only one that its scripts hold (vite.config.ts). */
export const ownLocale: Locale = locale;

/** The texts as they are, because "#messages" is the page's own language here. */
export const messagesIn = <Messages extends object>(messages: Messages, _locale: Locale): Messages => messages;
