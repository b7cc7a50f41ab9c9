import { mailMessages } from "#messages/mail";
import type { Locale } from "~/domain/site/locales";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface FirstDay {
  organizer: string;
  /** Of its soonest event. */
  title: string;
  start: Date;
  held: number;
  now: Date;
  link: string;
}

/** To those who answer for the whole. The subject leaves out names. */
export function firstDayMail({ organizer, title, start, held, now, link }: FirstDay, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).firstDay;
  const [by, event] = [organizer, title].map(withoutAddresses) as [string, string];
  return composeMail(locale, {
    ...m,
    heading: m.heading(by),
    paragraphs: [m.what({ event, day: formatDay(start, now, locale) }), m.held(held)],
    link,
    notes: [m.once],
  });
}
