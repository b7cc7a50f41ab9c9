import { locale } from "#messages/locale";
import type { Locale } from "~/domain/site/locales";

/** The only one in the page's scripts (vite.config.ts). */
export const ownLocale: Locale = locale;

/** Unchanged: "#messages" is the page's own language here. */
export const messagesIn = <Messages extends object>(messages: Messages, _locale: Locale): Messages => messages;
