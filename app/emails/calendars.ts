import { mailMessages } from "#messages/mail";
import type { Locale } from "~/domain/site/locales";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface CalendarFailing {
  calendarName: string;
  since: Date | null;
  now: Date;
  link: string;
}

/** After a week. The subject leaves out the name, which may reveal a faith. */
export function calendarFailingMail({ calendarName, since, now, link }: CalendarFailing, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).calendarFailing;
  const name = withoutAddresses(calendarName);
  return composeMail(locale, {
    ...m,
    heading: m.heading(name),
    paragraphs: [since ? m.since(formatDay(since, now, locale)) : m.never, m.consequence],
    link,
    notes: [m.goesOn],
  });
}
