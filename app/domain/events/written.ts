import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { READ_AS_WELL } from "~/domain/site/text-languages";

/** With its text in another language, if it has one: see docs/decisions/0072-two-languages.md. */
interface WrittenRow {
  title: string;
  description?: string;
  language?: string | null;
  other_language?: string | null;
  other_title?: string | null;
  other_description?: string | null;
}

/**
 * Puts the text that the reader is shown first, and the other one in its place. `asked` is the language the reader
 * asked for, before the page's; who reads neither is shown the organizer's own.
 */
export function inReadersLanguage<R extends WrittenRow>(row: R, locale: Locale, asked: string | null = null): R {
  const { title, description, other_language, other_title, other_description } = row;
  if (!other_language || !other_title) return row;
  const own = row.language ?? CONTENT_LOCALE;
  const wanted = [asked, locale, READ_AS_WELL.get(locale)].find((name) => name === own || name === other_language);
  if (wanted === undefined || wanted === own) return row;
  return {
    ...row,
    title: other_title,
    language: other_language,
    other_title: title,
    other_language: own,
    ...(description !== undefined && { description: other_description ?? "", other_description: description }),
  };
}
