import { mailMessages } from "#messages/mail";
import type { InvitedRole } from "~/domain/accounts/access";
import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface InvitationMailOptions {
  link: string;
  organizerName: string;
  role: InvitedRole;
  inviterEmail: string | null;
}

/** The subject leaves out the organizer's name, which may reveal a faith. */
export function invitationMail({ link, organizerName, role, inviterEmail }: InvitationMailOptions, locale: Locale) {
  const { works, invitation: m } = messagesIn(mailMessages, locale);
  const organizer = withoutAddresses(organizerName);
  const invited = inviterEmail ? m.invitedBy(inviterEmail, organizer) : m.invited(organizer);
  return composeMail(locale, {
    ...m,
    heading: m.heading(organizer),
    paragraphs: [invited, m.roles[role]],
    link,
    notes: [`${works(LINK_HOURS.invitation)} ${m.forYou}`, m.notYou(organizer)],
  });
}

interface OwnershipNews {
  /** The recipient is the former owner, or the new one. */
  side: "given" | "received";
  organizerName: string;
  other: string;
  link: string;
}

/** To both. The subject leaves out the organizer's name, which may reveal a faith. */
export function ownershipMail({ side, organizerName, other, link }: OwnershipNews, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).ownership;
  const organizer = withoutAddresses(organizerName);
  return composeMail(locale, {
    subject: m.subject[side],
    button: m.button,
    heading: m.heading[side](organizer),
    paragraphs: [m.what[side](other, organizer), m.meaning[side]],
    link,
    notes: [m.notYou],
  });
}

/** The subject leaves out the organizer's name, which may reveal a faith. */
export function removedMail({ organizerName, link }: Pick<OwnershipNews, "organizerName" | "link">, locale: Locale) {
  const m = messagesIn(mailMessages, locale).removed;
  const organizer = withoutAddresses(organizerName);
  return composeMail(locale, {
    ...m,
    link,
    paragraphs: [m.text(organizer)],
    notes: [m.note],
  });
}
