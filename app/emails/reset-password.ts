import { LINK_HOURS } from "~/domain/link-lifetimes";
import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { composeMail, type Mail } from "./compose-mail";

/** To whoever has forgotten the password. */
export function resetPasswordMail({ link }: { link: string }, locale: Locale): Mail {
  const { works, resetPassword: m } = mailMessages[locale];
  const button = { label: m.button, link };
  const lifetime = `${works(LINK_HOURS.reset_password)} ${m.consequence}`;
  return composeMail({ subject: m.subject, heading: m.heading, paragraphs: [m.body], button, notes: [lifetime, m.notYou] }, locale);
}
