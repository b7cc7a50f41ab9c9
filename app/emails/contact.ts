import { mailMessages } from "#messages/mail";
import type { Locale } from "~/domain/site/locales";
import { languageNames } from "~/i18n/language-names";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface WrittenMessage {
  name: string | null;
  email: string;
  subject: string;
  message: string;
  account: string | null;
  pageLocale: Locale;
}

/** To those who run the deployment; a button answers it. The mail's subject says nothing of the matter. */
export function contactMail(written: WrittenMessage, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).contact;
  const { name, email, subject, message, account, pageLocale } = written;
  return composeMail(locale, {
    ...m,
    heading: withoutAddresses(subject),
    paragraphs: [
      m.from(name === null ? email : `${withoutAddresses(name)} (${email})`),
      ...message.split(/\n+/).map(withoutAddresses),
    ],
    link: replyLink(email, subject),
    notes: [account === null ? m.noAccount : m.account(account), m.pageLanguage(languageNames()[pageLocale])],
    footer: m.footer,
  });
}

/** RFC 6068. */
function replyLink(email: string, subject: string): string {
  const to = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
