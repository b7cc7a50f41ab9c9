import { mailMessages } from "#messages/mail";
import type { HostPart } from "~/domain/events/hosts";
import type { Locale } from "~/domain/site/locales";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface HostMail {
  organizer: string;
  title: string;
  start: Date;
  part: HostPart;
  more: number;
  now: Date;
  link: string;
}

/** The subject leaves out names. */
export function hostMail({ organizer, title, start, part, more, now, link }: HostMail, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).hosts;
  const [by, event] = [organizer, title].map(withoutAddresses) as [string, string];
  return composeMail(locale, {
    ...m,
    heading: m.heading(by),
    paragraphs: [
      m.what[part]({ by, event, day: formatDay(start, now, locale) }),
      ...(more > 0 ? [m.more(more)] : []),
      m.meaning,
    ],
    link,
    notes: [m.notKnown, m.rarely],
  });
}
