import type { Database } from "#db/client";
import { type FoundChanges, listPublicChanges } from "#db/queries/events/public-changes";
import { findClaimedWebhook, updateWebhook, type Webhook } from "#db/queries/webhooks/webhooks";
import { CHANGES_KEPT_DAYS, momentOfPlace, placeBefore } from "~/domain/events/public-changes";
import { daysBefore } from "~/domain/site/retention";
import { dateFromUnix, unixSeconds } from "~/domain/time/unix-time";
import { afterFailure, CHANGES_A_MESSAGE, isReceived, MESSAGES_A_RUN } from "~/domain/webhooks/webhooks";
import type { WebhookSender } from "~/gateways/webhooks/sender";

/** What a message tells: changes, or that the place in the log is too old to tell what was missed. */
export type WebhookNews = { type: "changes"; found: FoundChanges } | { type: "reset" };

export interface DeliverDeps {
  db: Database;
  webhooks: WebhookSender;
  now: Date;
  /** Returns a message's body; `next` is the place in the log after it. */
  write: (news: WebhookNews, next: number) => string;
  /** Tells the organizer that a webhook is given up, which has failed since then. */
  tellEnd: (webhook: Webhook, since: Date) => Promise<void>;
}

/**
 * Sends what has changed since the webhook's place in the log, some changes a message, in order. Its place moves on only
 * when a message was received, so that each arrives at least once. Safe to interrupt and to run again.
 */
export async function deliverWebhook(
  { webhook_id, lease }: { webhook_id: string; lease: number },
  deps: DeliverDeps,
): Promise<void> {
  const { db, now } = deps;
  const until = dateFromUnix(lease);
  const webhook = await findClaimedWebhook(db, webhook_id, until);
  if (!webhook) return;
  let { cursor } = webhook;
  for (let left = MESSAGES_A_RUN; left > 0; left--) {
    const next = await findNext(webhook, cursor, deps);
    if (next === null) break;
    if (next.news) {
      const status = await send(webhook, next.news, next.place, deps);
      if (!isReceived(status)) return storeFailure(webhook, { cursor, status, until }, deps);
      const received = { cursor: next.place, sent_at: now, status, failing_since: null, failures: 0 };
      await updateWebhook(db, webhook.id, until, received);
    }
    cursor = next.place;
  }
  await updateWebhook(db, webhook.id, until, { cursor, due_at: now });
}

/** The mail comes first, so that a run that is interrupted here sends it all the same: its key lets it be sent once. */
async function storeFailure(
  webhook: Webhook,
  { cursor, status, until }: { cursor: number; status: number; until: Date },
  { db, now, tellEnd }: DeliverDeps,
): Promise<void> {
  const failed = afterFailure(webhook, status, now);
  if (failed.ended_at) await tellEnd(webhook, failed.failing_since);
  await updateWebhook(db, webhook.id, until, { ...failed, cursor, sent_at: now, status });
}

interface Next {
  /** Null where nothing happened that this webhook tells of. */
  news: WebhookNews | null;
  /** The place in the log after it. */
  place: number;
}

/** Null at the end of the log. */
async function findNext(webhook: Webhook, cursor: number, { db, now }: DeliverDeps): Promise<Next | null> {
  if (momentOfPlace(cursor + 1) < daysBefore(now, CHANGES_KEPT_DAYS))
    return { news: { type: "reset" }, place: placeBefore(now) };
  const found = await listPublicChanges(db, cursor, CHANGES_A_MESSAGE);
  const page = found.changes.slice(0, CHANGES_A_MESSAGE);
  const last = page.at(-1);
  if (!last) return null;
  const told =
    webhook.scope === "all" ? page : page.filter(({ organizer_id }) => organizer_id === webhook.organizer_id);
  const news: WebhookNews | null = told.length > 0 ? { type: "changes", found: { ...found, changes: told } } : null;
  return { news, place: last.seq };
}

const send = (webhook: Webhook, news: WebhookNews, place: number, { webhooks, write, now }: DeliverDeps) =>
  webhooks.send(webhook, {
    // The same for the same content alone: receivers leave out what they have had.
    id: `msg_${webhook.id}_${place}`,
    timestamp: unixSeconds(now),
    body: write(news, place),
  });
