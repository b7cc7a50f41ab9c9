import { mailMessages } from "#messages/mail";
import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface Invitation {
  link: string;
  organizerName: string;
  role: "editor" | "viewer";
  /** Null where the account of whoever invited is gone. */
  inviterEmail: string | null;
}

/** To somebody who is to help an organizer. The organizer's name stays out of the subject: it may tell of a faith. */
export function invitationMail({ link, organizerName, role, inviterEmail }: Invitation, locale: Locale): Mail {
  const { works, invitation: m } = messagesIn(mailMessages, locale);
  const organizer = withoutAddresses(organizerName);
  const invited = inviterEmail ? m.invitedBy(inviterEmail, organizer) : m.invited(organizer);
  return composeMail(
    {
      subject: m.subject,
      heading: m.heading(organizer),
      paragraphs: [invited, m.roles[role]],
      button: { label: m.button, link },
      notes: [`${works(LINK_HOURS.invitation)} ${m.forYou}`, m.notYou(organizer)],
    },
    locale,
  );
}

interface OwnershipNews {
  /** Whether it goes to whoever handed the organisation over, or to the new owner. */
  side: "given" | "received";
  organizerName: string;
  /** E-mail of the other of the two. */
  other: string;
  link: string;
}

/** To both, when an organisation has got another owner. Its name stays out of the subject: it may tell of a faith. */
export function ownershipMail({ side, organizerName, other, link }: OwnershipNews, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).ownership;
  const organizer = withoutAddresses(organizerName);
  return composeMail(
    {
      subject: m.subject[side],
      heading: m.heading[side](organizer),
      paragraphs: [m.what[side](other, organizer), m.meaning[side]],
      button: { label: m.button, link },
      notes: [m.notYou],
    },
    locale,
  );
}
