import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { composeMail, type Mail } from "./compose-mail";

/** A notice to the account's owner; `resetLink` leads to where a new password is asked for. */
export function passwordChangedMail({ resetLink }: { resetLink: string }, locale: Locale): Mail {
  const m = mailMessages[locale].passwordChanged;
  const button = { label: m.button, link: resetLink };
  return composeMail(
    { subject: m.subject, heading: m.heading, paragraphs: [m.body, m.wasYou], button, notes: [m.notYou] },
    locale,
  );
}
