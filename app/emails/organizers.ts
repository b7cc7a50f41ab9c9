import { mailMessages } from "#messages/mail";
import type { HostPart } from "~/domain/events/hosts";
import type { Mismatch } from "~/domain/events/mismatches";
import { CLAIM_LINK_DAYS } from "~/domain/organizers/register-pages";
import type { Locale } from "~/domain/site/locales";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

/**
 * `link`: to the congregation's own address; `asked`: to superadmins; `granted` and `refused`: their answer; `taken`: to
 * them and the address in the register; `second`: to the owner of a page that somebody else claims.
 */
export type ClaimNews = "link" | "asked" | "taken" | "granted" | "refused" | "second";

interface About {
  organizer: string;
  link: string;
  claimant: string;
}

/** Subjects leave out the organizer's name, which may reveal a faith. */
export function pageClaimMail(news: ClaimNews, { organizer, link, claimant }: About, locale: Locale): Mail {
  const { works, claims } = messagesIn(mailMessages, locale);
  const m = claims[news];
  const named = withoutAddresses(organizer);
  return composeMail(locale, {
    ...m,
    heading: m.heading(named),
    paragraphs: [m.text(claimant)],
    link,
    notes: [...(news === "link" ? [works(CLAIM_LINK_DAYS * 24)] : []), m.note],
  });
}

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
