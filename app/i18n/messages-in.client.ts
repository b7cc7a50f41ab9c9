import { locale } from "#messages/locale";
import type { Locale } from "~/domain/site/locales";

/** The page's language, the only one in its scripts (vite.config.ts). */
export const ownLocale: Locale = locale;

/** Returns the texts unchanged, because "#messages" is the page's own language here. */
export const messagesIn = <Messages extends object>(messages: Messages, _locale: Locale): Messages => messages;
