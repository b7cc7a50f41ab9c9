import { mailMessages } from "#messages/mail";
import { reportMessages } from "#messages/report";
import type { ReportCategory } from "~/domain/moderation/reports";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface ContentNews {
  contentType: "event" | "organizer";
  title: string;
  categories: readonly ReportCategory[];
  /** The moderator's own. */
  words?: string | null;
  link: string;
}

/** `autoHidden` after several reports; `stillHidden` after an objection, which is final. */
export type Hiding = "hidden" | "autoHidden" | "stillHidden";

/** `withdrawn`: what the last mail said no longer holds. */
export type Showing = "shown" | "withdrawn";

/** With one link to object. The subject leaves out names. */
export function contentHiddenMail(
  hiding: Hiding,
  { contentType, title, link, ...why }: ContentNews,
  locale: Locale,
): Mail {
  const m = messagesIn(mailMessages, locale).moderation;
  const because = reasons(why, locale);
  const isFinal = hiding === "stillHidden";
  return composeMail(locale, {
    subject: m.subject.hidden,
    paragraphs: [m[hiding](m.what[contentType](withoutAddresses(title))), ...because, m.meaning],
    button: isFinal ? m.final : m.object,
    link,
    notes: [isFinal ? m.finalNote : m.objectNote],
  });
}

function reasons({ categories, words }: Pick<ContentNews, "categories" | "words">, locale: Locale): string[] {
  const m = messagesIn(mailMessages, locale).moderation;
  const names = categories.map((category) => messagesIn(reportMessages, locale).categories[category].toLowerCase());
  return [
    ...(names.length > 0 ? [m.because(names.join(", "))] : []),
    ...(words ? [m.words(withoutAddresses(words))] : []),
  ];
}

/** It stays where it is; a day is theirs. */
export function contentToMendMail({ contentType, title, link, ...why }: ContentNews, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).moderation;
  return composeMail(locale, {
    ...m.mend,
    link,
    paragraphs: [m.mend.what(m.what[contentType](withoutAddresses(title))), ...reasons(why, locale), m.mend.meaning],
    notes: [m.mend.note],
  });
}

export function contentShownMail(
  news: Showing,
  { contentType, title, link }: Omit<ContentNews, "categories">,
  locale: Locale,
): Mail {
  const m = messagesIn(mailMessages, locale).moderation;
  return composeMail(locale, {
    subject: m.subject[news],
    heading: news === "shown" ? m.shownHeading : m.subject[news],
    paragraphs: [m[news](m.what[contentType](withoutAddresses(title)))],
    button: m.show,
    link,
    notes: [m.shownNote],
  });
}
