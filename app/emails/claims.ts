import { mailMessages } from "#messages/mail";
import { CLAIM_LINK_DAYS } from "~/domain/organizers/register-pages";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

/**
 * `link`: to the congregation's own address; `asked`: to superadmins; `granted` and `refused`: their answer; `taken`: to
 * them and the address in the register; `second`: to the owner of a page that somebody else claims.
 */
export type ClaimNews = "link" | "asked" | "taken" | "granted" | "refused" | "second";

interface About {
  organizer: string;
  link: string;
  claimant: string;
}

/** Subjects leave out the organizer's name, which may reveal a faith. */
export function pageClaimMail(news: ClaimNews, { organizer, link, claimant }: About, locale: Locale): Mail {
  const { works, claims } = messagesIn(mailMessages, locale);
  const m = claims[news];
  const named = withoutAddresses(organizer);
  return composeMail(locale, {
    ...m,
    heading: m.heading(named),
    paragraphs: [m.text(claimant)],
    link,
    notes: [...(news === "link" ? [works(CLAIM_LINK_DAYS * 24)] : []), m.note],
  });
}
