import { LINK_HOURS } from "~/domain/link-lifetimes";
import { accountNoticeMessages } from "~/i18n/account-notices";
import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { composeMail, type Mail } from "./compose-mail";

/** To the present address of an account that is to have another one: without its consent nothing changes. */
export function approveNewEmailMail({ link, newEmail }: { link: string; newEmail: string }, locale: Locale): Mail {
  const { approveNewEmail: m } = accountNoticeMessages[locale];
  return composeMail(
    {
      subject: m.subject,
      heading: m.subject,
      paragraphs: [m.body(newEmail), m.both],
      button: { label: m.button, link },
      notes: [mailMessages[locale].works(LINK_HOURS.change_email), m.notYou],
    },
    locale,
  );
}
