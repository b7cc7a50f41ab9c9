import { LINK_HOURS } from "~/domain/link-lifetimes";
import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { composeMail, type Mail } from "./compose-mail";
import { withoutAddresses } from "./without-addresses";

export interface Invitation {
  link: string;
  organizerName: string;
  role: "editor" | "viewer";
  /** Null where the account of whoever invited is gone. */
  inviterEmail: string | null;
}

/** To somebody who is to help an organizer. The organizer's name stays out of the subject: it may tell of a faith. */
export function invitationMail({ link, organizerName, role, inviterEmail }: Invitation, locale: Locale): Mail {
  const { works, invitation: m } = mailMessages[locale];
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
