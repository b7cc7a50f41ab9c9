import { mailMessages } from "#messages/mail";
import type { Locale } from "~/domain/site/locales";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface Proposal {
  organizer: string;
  /** The recipient's event, and the other's. */
  title: string;
  otherTitle: string;
  start: Date;
  now: Date;
  more: number;
  link: string;
}

/** Another organizer says that the events are one. The subject leaves out names. */
export function proposalMail({ organizer, title, otherTitle, start, now, more, link }: Proposal, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).proposal;
  const [by, own, other] = [organizer, title, otherTitle].map(withoutAddresses) as [string, string, string];
  return composeMail(locale, {
    ...m,
    heading: m.heading(by),
    paragraphs: [
      m.what({ own, other, by, day: formatDay(start, now, locale) }),
      ...(more > 0 ? [m.more(more)] : []),
      m.meaning,
    ],
    link,
    notes: [m.notKnown, m.rarely],
  });
}
