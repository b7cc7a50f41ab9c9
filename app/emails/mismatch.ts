import { mailMessages } from "#messages/mail";
import type { Mismatch } from "~/domain/events/mismatches";
import type { Locale } from "~/domain/site/locales";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface MailedMismatch {
  title: string;
  start: Date;
  problem: Mismatch;
  words: string | null;
  now: Date;
  link: string;
}

export function mismatchMail({ title, start, problem, words, now, link }: MailedMismatch, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).mismatch;
  return composeMail(locale, {
    ...m,
    paragraphs: [
      m.what({ title: withoutAddresses(title), day: formatDay(start, now, locale), problem: m.problems[problem] }),
      ...(words ? [`«${withoutAddresses(words)}»`] : []),
      m.meaning,
    ],
    link,
    notes: [m.rarely],
  });
}
