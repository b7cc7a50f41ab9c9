import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { composeMail, type Mail } from "./compose-mail";
import { withoutAddresses } from "./without-addresses";

export interface OwnershipNews {
  /** Whether it goes to whoever handed the organisation over, or to the new owner. */
  side: "given" | "received";
  organizerName: string;
  /** E-mail of the other of the two. */
  other: string;
  link: string;
}

/** To both, when an organisation has got another owner. Its name stays out of the subject: it may tell of a faith. */
export function ownershipMail({ side, organizerName, other, link }: OwnershipNews, locale: Locale): Mail {
  const m = mailMessages[locale].ownership;
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
