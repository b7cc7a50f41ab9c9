import { healthMessages } from "#messages/health";
import type { JudgedHealth } from "~/domain/site/health";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail } from "./compose-mail";

/** To whoever runs the product. */
export function healthMail({ wrong, link }: { wrong: readonly JudgedHealth[]; link: string }, locale: Locale): Mail {
  const m = messagesIn(healthMessages, locale);
  const lines = wrong.map(
    ({ name, value, most, unit }) =>
      `${m.checks[name].title}: ${m.amount(value, unit)} (${m.most(m.amount(most, unit))}). ${m.checks[name].advice}`,
  );
  return composeMail(locale, {
    ...m.mail,
    paragraphs: lines,
    link,
    notes: [m.mail.once],
  });
}
