import { mailMessages } from "#messages/mail";
import type { Locale } from "~/domain/site/locales";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface CalendarFailing {
  calendarName: string;
  /** When it was last fetched; null where it never was. */
  since: Date | null;
  now: Date;
  link: string;
}

/**
 * To the organizer of a calendar that could not be fetched for a week. The subject leaves out its name, which may
 * reveal a faith.
 */
export function calendarFailingMail({ calendarName, since, now, link }: CalendarFailing, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).calendarFailing;
  const name = withoutAddresses(calendarName);
  return composeMail(
    {
      subject: m.subject,
      heading: m.heading(name),
      paragraphs: [since ? m.since(formatDay(since, now, locale)) : m.never, m.consequence],
      button: { label: m.button, link },
      notes: [m.goesOn],
    },
    locale,
  );
}
