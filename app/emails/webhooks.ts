import { mailMessages } from "#messages/mail";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail } from "./compose-mail";

/** To an organizer whose webhook is given up. It names the receiver by its host alone. */
export function webhookEndedMail({ host, link }: { host: string; link: string }, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).webhookEnded;
  return composeMail(
    {
      subject: m.subject,
      heading: m.heading(host),
      paragraphs: [m.what, m.consequence],
      button: { label: m.button, link },
      notes: [m.notNeeded],
    },
    locale,
  );
}
