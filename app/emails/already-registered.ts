import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { composeMail, type Mail } from "./compose-mail";

/** To the owner of an account whose address somebody signed up with: the page itself does not tell that it exists. */
export function alreadyRegisteredMail({ signInLink, resetLink }: { signInLink: string; resetLink: string }, locale: Locale): Mail {
  const m = mailMessages[locale].alreadyRegistered;
  const button = { label: m.button, link: signInLink };
  const notes = [{ sentence: m.forgot, link: resetLink }, m.notYou];
  return composeMail({ subject: m.subject, heading: m.heading, paragraphs: [m.body], button, notes }, locale);
}
