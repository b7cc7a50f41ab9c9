import { insertMail } from "#db/queries/mail/outbox";
import type { ClaimableRow } from "#db/queries/organizers/page-claims";
import type { Locale } from "~/domain/site/locales";
import { type ClaimNews, pageClaimMail } from "~/emails/organizers";
import { mailRow, queueMails } from "~/models/mail/post";
import type { Given } from "~/models/site/given";

type News = [
  news: ClaimNews,
  to: { key: string; to: string; locale: Locale },
  of: { page: Pick<ClaimableRow, "name">; link: string; claimant?: string },
];

/** A mail about a claim, to be stored. */
export function newsOf(
  ...[news, { key, to, locale }, { page, link, claimant = "" }, { now }]: [...News, Given<"now">]
) {
  const mail = pageClaimMail(news, { organizer: page.name, link, claimant }, locale);
  return mailRow({ key: `claim:${news}:${key}`, to, mail }, now);
}

/** Stores and sends it. */
export async function sendNews(...[news, to, of, deps]: [...News, Given<"db" | "jobs" | "now">]): Promise<void> {
  const mail = newsOf(news, to, of, deps);
  await insertMail(deps.db, mail);
  await queueMails([mail], deps);
}
