import { LINK_HOURS } from "~/domain/link-lifetimes";
import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { composeMail, type Mail } from "./compose-mail";

interface Confirmation {
  link: string;
}

/** To a new account: its address has to be proven. */
export const confirmEmailMail = (input: Confirmation, locale: Locale): Mail => confirmation(input, "confirmEmail", LINK_HOURS.confirm_email, locale);

/** To the address an account is to have from now on. */
export const confirmNewEmailMail = (input: Confirmation, locale: Locale): Mail => confirmation(input, "confirmNewEmail", LINK_HOURS.change_email, locale);

function confirmation({ link }: Confirmation, kind: "confirmEmail" | "confirmNewEmail", hours: number, locale: Locale): Mail {
  const { works, [kind]: m } = mailMessages[locale];
  return composeMail(
    {
      subject: m.subject,
      heading: m.heading,
      paragraphs: [m.body],
      button: { label: m.button, link },
      notes: [works(hours), m.notYou],
    },
    locale,
  );
}
