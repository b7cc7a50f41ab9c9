import { LINK_HOURS } from "~/domain/link-lifetimes";
import { accountNoticeMessages } from "~/i18n/account-notices";
import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { composeMail, type Mail } from "./compose-mail";

/** To somebody whose rights over others wait for a passkey: the first one is made by this link. */
export function firstPasskeyMail({ link }: { link: string }, locale: Locale): Mail {
  const { firstPasskey: m } = accountNoticeMessages[locale];
  return composeMail(
    {
      subject: m.subject,
      heading: m.subject,
      paragraphs: [m.body, m.meaning],
      button: { label: m.button, link },
      notes: [mailMessages[locale].works(LINK_HOURS.first_passkey), m.notYou],
    },
    locale,
  );
}
