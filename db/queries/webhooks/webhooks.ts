import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { webhooks } from "#db/schema";
import { placeBefore } from "~/domain/events/public-changes";
import { daysBefore } from "~/domain/site/retention";
import { unixSeconds } from "~/domain/time/unix-time";
import { CHANGES_A_MESSAGE, MOST_WEBHOOKS } from "~/domain/webhooks/webhooks";

export type Webhook = typeof webhooks.$inferSelect;

/** Returns an organizer's webhooks, the oldest first. */
export const listWebhooks = (db: Database, organizerId: string): Promise<Webhook[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.organizer_id, organizerId))
    .orderBy(asc(webhooks.created_at), asc(webhooks.id))
    .limit(MOST_WEBHOOKS);

/** Returns one of an organizer's webhooks; null where it has none of that id. */
export async function findWebhook(db: Database, id: string, organizerId: string): Promise<Webhook | null> {
  const [row] = await db.select().from(webhooks).where(isOf(id, organizerId));
  return row ?? null;
}

const isOf = (id: string, organizerId: string) => and(eq(webhooks.id, id), eq(webhooks.organizer_id, organizerId));

export type NewWebhook = Pick<Webhook, "id" | "organizer_id" | "address" | "scope" | "secret">;

/**
 * Stores a webhook that tells of what happens from now on, unless its organizer has as many as it may or one with this
 * address. Returns whether one with this address is there.
 */
export async function insertWebhook(db: Database, { id, organizer_id, address, scope, secret }: NewWebhook, now: Date) {
  const at = unixSeconds(now);
  const [, [found]] = await db.batch([
    db.run(sql`insert into webhooks (id, organizer_id, address, scope, secret, cursor, due_at, created_at)
      select ${id}, ${organizer_id}, ${address}, ${scope}, ${secret},
        coalesce((select max(seq) from public_changes), ${placeBefore(now)}), ${at}, ${at}
      where (select count(*) from webhooks where organizer_id = ${organizer_id}) < ${MOST_WEBHOOKS}
        and not exists (select 1 from webhooks where organizer_id = ${organizer_id} and address = ${address})`),
    db
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(eq(webhooks.organizer_id, organizer_id), eq(webhooks.address, address))),
  ]);
  return found !== undefined;
}

export async function deleteWebhook(db: Database, id: string, organizerId: string): Promise<void> {
  await db.delete(webhooks).where(isOf(id, organizerId));
}

/** Lets a webhook that failed or was given up begin again, from where it was. */
export async function restartWebhook(db: Database, id: string, organizerId: string, now: Date): Promise<void> {
  await db
    .update(webhooks)
    .set({ failing_since: null, failures: 0, ended_at: null, due_at: now })
    .where(isOf(id, organizerId));
}

/**
 * Claims the webhooks that are due and have something to tell, and sets their time to `until`: nobody else claims them
 * before, and a lost run is due again then. One of own events alone is claimed for others' changes only where many are
 * to be passed by, or its place is a day old; else it would write a row a minute. Returns their ids.
 */
export async function claimDueWebhooks(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .update(webhooks)
    .set({ due_at: until })
    .where(
      sql`${webhooks.id} in (select id from webhooks w where ended_at is null and due_at <= ${unixSeconds(now)}
        and cursor < (select max(seq) from public_changes)
        and (scope = 'all' or cursor < ${placeBefore(daysBefore(now, 1))} or (
          select count(*) = ${CHANGES_A_MESSAGE} or max(organizer_id = w.organizer_id)
          from (select organizer_id from public_changes where seq > w.cursor order by seq limit ${CHANGES_A_MESSAGE})
        )) order by due_at limit ${limit})`,
    )
    .returning({ id: webhooks.id });
  return rows.map(({ id }) => id);
}

/** Returns a webhook that a run has claimed until then; null where it is gone, ended, or another run's. */
export async function findClaimedWebhook(db: Database, id: string, until: Date): Promise<Webhook | null> {
  const [row] = await db.select().from(webhooks).where(isClaimed(id, until));
  return row ?? null;
}

const isClaimed = (id: string, until: Date) =>
  and(eq(webhooks.id, id), eq(webhooks.due_at, until), sql`${webhooks.ended_at} is null`);

export type WebhookProgress = Partial<
  Pick<Webhook, "cursor" | "due_at" | "failing_since" | "failures" | "sent_at" | "status" | "ended_at">
>;

/** Stores how far a claimed webhook has come. */
export async function updateWebhook(db: Database, id: string, until: Date, change: WebhookProgress): Promise<void> {
  await db.update(webhooks).set(change).where(isClaimed(id, until));
}

/** Stores the status of a message that was sent to try an address. */
export async function storeTrial(db: Database, id: string, trial: { sent_at: Date; status: number }): Promise<void> {
  await db.update(webhooks).set(trial).where(eq(webhooks.id, id));
}
