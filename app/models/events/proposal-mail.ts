import { isProposed } from "#db/queries/events/pair-decisions";
import { findOwner } from "#db/queries/organizers/owner";
import type { EventPair } from "~/domain/likeness/pairs";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { dayOf } from "~/domain/time/days-and-moments";
import { proposalMail } from "~/emails/organizers";
import { draftMail, type Posting } from "~/models/mail/post";
import type { Given } from "~/models/site/given";

export type ProposalDeps = Given<"db" | "jobs" | "now", "APP_URL">;

/** At most one a day to an owner; null where the owner proposes. `insert` writes only with the stored proposal. */
export async function draftProposalMail(
  pairs: readonly [EventPair, ...EventPair[]],
  by: { organizerId: string; userId: string },
  { db, settings, now }: ProposalDeps,
) {
  const [{ a, b }] = pairs;
  const [own, theirs] = a.organizerId === by.organizerId ? [a, b] : [b, a];
  const owner = await findOwner(db, theirs.organizerId);
  if (!owner || owner.user_id === by.userId) return null;
  const content = {
    organizer: own.organizerName,
    title: theirs.title,
    otherTitle: own.title,
    start: theirs.start,
    now,
    more: pairs.length - 1,
    link: `${settings.APP_URL}/dashboard/like-events`,
  };
  const posting: Posting = {
    key: `like_events:${theirs.organizerId}:${dayOf(now)}`,
    to: owner.email,
    mail: proposalMail(content, owner.locale ?? CONTENT_LOCALE),
  };
  const { id, key, insertIf } = draftMail(posting, { db, now });
  const marks = pairs.map((pair) => pair.marks);
  return { id, key, insert: insertIf(isProposed(marks, by.organizerId)) };
}
