import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, returningRows, selectRows, valuesOf } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { o } from "#db/queries/aliases";
import { IS_UNCONFIRMED, lookAtWebsites, stopLooking } from "#db/queries/calendars/unconfirmed";
import { sqlSeconds } from "#db/queries/seconds";
import { raiseEpoch } from "#db/queries/site/publication";
import { organizers, registerBatches, removedUnits, users } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { NewOrganizer } from "./organizers";

export type RegisterBatch = typeof registerBatches.$inferSelect;

/** For `o`: nobody has added anything to the page, or asked for it; what was read of its website is not theirs. */
export const HAS_NOTHING_OWN = sql`o.version = 1 and o.is_superadmin = 0 and o.is_moderator = 0
  and not exists (select 1 from events e where e.organizer_id = o.id and not ${IS_UNCONFIRMED})
  and not exists (select 1 from calendar_syncs where organizer_id = o.id and unconfirmed is null)
  and not exists (select 1 from organizer_admins where organizer_id = o.id)
  and not exists (select 1 from images where organizer_id = o.id)
  and not exists (select 1 from event_hosts where organizer_id = o.id)
  and not exists (select 1 from intakes where organizer_id = o.id and (user_id is not null or sync_id is null))
  and not exists (select 1 from stored_event_forms where organizer_id = o.id)`;

/** By number: who has it, hidden ones too, and whether its page was removed. Numbers that are free are missing. */
export async function listKnownUnits(db: Database, numbers: readonly string[]) {
  const [holders, removed] = await db.batch([
    selectRows(db, {
      number: sql<string>`n.value`,
      id: o.id,
      name: o.name,
    })`from json_each(${JSON.stringify(numbers)}) n cross join organizers o on o.organization_number = n.value`,
    db
      .select({ number: removedUnits.organization_number })
      .from(removedUnits)
      .where(inArray(removedUnits.organization_number, valuesOf(numbers))),
  ]);
  const known = new Map<string, { id: string; name: string } | "removed">();
  for (const { number } of removed) known.set(number, "removed");
  for (const { number, id, name } of holders) known.set(number, { id, name });
  return known;
}

export const insertBatch = (db: Database, batch: typeof registerBatches.$inferInsert, entry: AuditEntry, now: Date) =>
  db.batch([db.insert(registerBatches).values(batch), insertAudit(db, entry, now)]);

export async function findBatch(db: Database, id: string): Promise<RegisterBatch | null> {
  const [row] = await db.select().from(registerBatches).where(eq(registerBatches.id, id));
  return row ?? null;
}

const BATCHES_SHOWN = 30;

/** Newest first, with how many of their pages nobody has taken. */
export const listBatches = (db: Database) =>
  db
    .select({
      id: registerBatches.id,
      place: registerBatches.place,
      waiting: sql<number>`json_array_length(${registerBatches.waiting})`.as("waits"),
      pages: sql<number>`(select count(*) from organizers where register_batch = ${registerBatches.id})`.as("pages"),
      undone_at: registerBatches.undone_at,
      created_at: registerBatches.created_at,
      actor_id: registerBatches.actor_id,
      actor_email: sql<string | null>`${users.email}`.as("actor_email"),
    })
    .from(registerBatches)
    .leftJoin(users, eq(users.id, registerBatches.actor_id))
    .orderBy(desc(registerBatches.created_at), desc(registerBatches.id))
    .limit(BATCHES_SHOWN);

export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number];

/** Leased until `until`. */
export const takeDueBatches = (db: Database, { now, until }: { now: Date; until: Date }) =>
  db
    .update(registerBatches)
    .set({ due_at: until })
    .where(and(sql`${registerBatches.due_at} is not null`, sql`${registerBatches.due_at} <= ${unixSeconds(now)}`))
    .returning({ id: registerBatches.id });

/**
 * Makes the pages, unless the batch was undone meanwhile, and notes which numbers are done; `dueAt` is when the queue is
 * asked for what waits. A number that has a page already gets none.
 */
export async function insertPages(
  db: Database,
  batchId: string,
  { pages, done, dueAt }: { pages: readonly NewOrganizer[]; done: readonly string[]; dueAt: Date },
  now: Date,
): Promise<void> {
  const left = sql`(select coalesce(json_group_array(value), '[]') from json_each(${registerBatches.waiting})
    where value not in ${valuesOf(done)})`;
  await db.batch([
    db
      .update(registerBatches)
      .set({ waiting: left, due_at: sql`iif(${left} = '[]', null, ${unixSeconds(dueAt)})` })
      .where(and(eq(registerBatches.id, batchId), isNull(registerBatches.undone_at))),
    ...pages.map((page) => db.insert(organizers).values(page).onConflictDoNothing()),
    lookAtWebsites(
      db,
      pages.map(({ id }) => id),
      now,
    ),
    // Undone between reading and writing: what was made goes again.
    db.run(sql`delete from organizers as o where register_batch =
      (select id from register_batches where id = ${batchId} and undone_at is not null) and ${HAS_NOTHING_OWN}`),
  ]);
}

/** Makes no more pages, and has those made taken away from `dueAt` on. False where it was undone before. */
export async function beginUndo(db: Database, id: string, entry: AuditEntry, now: Date): Promise<boolean> {
  const isOpen = sql`exists (select 1 from register_batches where id = ${id} and undone_at is null)`;
  const [, undone] = await db.batch([
    insertAudit(db, entry, now, isOpen),
    db
      .update(registerBatches)
      .set({ undone_at: now, waiting: "[]", due_at: now })
      .where(and(eq(registerBatches.id, id), isNull(registerBatches.undone_at)))
      .returning({ id: registerBatches.id }),
  ]);
  return undone.length > 0;
}

/** At most `limit` of the batch's pages that nobody has taken and that have nothing of their own. Returns how many went. */
export async function deleteBatchPages(db: Database, batchId: string, limit: number): Promise<number> {
  const [gone] = await db.batch([
    deleteUnkept(db, sql`o.register_batch = ${batchId} and ${HAS_NOTHING_OWN} limit ${limit}`),
    raiseEpoch(db),
  ]);
  if (gone.length < limit)
    await db.update(registerBatches).set({ due_at: null }).where(eq(registerBatches.id, batchId));
  return gone.length;
}

const deleteUnkept = (db: Database, of: SQL) =>
  returningRows(db, { id: sql<string>`id` })`
    delete from organizers where id in (select o.id from organizers o where o.register_batch is not null and ${of})`;

/** Of a unit that has ended: the page goes where nobody has taken it and it has nothing of its own. */
export async function deleteEndedPage(db: Database, id: string, entry: AuditEntry, now: Date): Promise<void> {
  const goes = sql`exists (select 1 from organizers o where o.id = ${id} and o.register_batch is not null and ${HAS_NOTHING_OWN})`;
  await db.batch([
    insertAudit(db, entry, now, goes),
    raiseEpoch(db, goes),
    deleteUnkept(db, sql`o.id = ${id} and ${HAS_NOTHING_OWN}`),
  ]);
}

/**
 * Asks moderators to look at what nobody keeps, and where it `isHidden` takes it away at once and remembers its number.
 * False for any other page.
 */
export async function removePage(
  db: Database,
  id: string,
  { reason, isHidden }: { reason: string; isHidden: boolean },
  now: Date,
): Promise<boolean> {
  const unkept = sql`from visible_organizers o where o.id = ${id} and o.register_batch is not null`;
  const [hides, at] = [Number(isHidden), sqlSeconds(now)];
  const [, , , , , , marked] = await db.batch([
    ...stopLooking(db, id, sql`${hides} and exists (select 1 ${unkept})`, { isTaken: false }),
    db.run(sql`insert into removed_units (organization_number, removed_at) select o.organization_number, ${at} ${unkept}
        and ${hides} and o.organization_number is not null on conflict do nothing`),
    db.run(sql`insert into moderation_actions (content_type, content_id, action_type, action_reason, automated, created_at)
      select 'organizer', o.id, iif(${hides}, 'hide', 'asked'), ${reason}, 1, ${at} ${unkept}`),
    returningRows(db, { id: sql<string>`content_id` })`
      insert into content_moderation_status (content_type, content_id, is_hidden, manual_review_required, auto_hidden_at, updated_at)
        select 'organizer', o.id, ${hides}, 1, iif(${hides}, ${at}, null), ${at} ${unkept}
        on conflict (content_type, content_id) do update set is_hidden = excluded.is_hidden, manual_review_required = 1,
          auto_hidden_at = excluded.auto_hidden_at, updated_at = excluded.updated_at`,
  ]);
  return marked.length > 0;
}
