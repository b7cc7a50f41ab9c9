import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf, selectRows, valuesOf } from "#db/client";
import { erase } from "#db/queries/erase";
import { sqlSeconds } from "#db/queries/seconds";
import { deletedLetterEvents, followedSearches, letterEvents, letterReaders, outbox, pushDevices } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import type { LetterReader, NewReader } from "./readers";

export type PushDevice = typeof pushDevices.$inferSelect;

export async function findDevice(
  db: Database,
  endpoint: string,
): Promise<{ reader: LetterReader; device: PushDevice } | null> {
  const isIt = eq(pushDevices.endpoint, endpoint);
  const [[device], [reader]] = await db.batch([
    db.select().from(pushDevices).where(isIt),
    db
      .select(getTableColumns(letterReaders))
      .from(letterReaders)
      .innerJoin(pushDevices, eq(letterReaders.id, pushDevices.reader_id))
      .where(isIt),
  ]);
  return device && reader ? { reader, device } : null;
}

export async function countDevicesOf(db: Database, userId: string): Promise<number> {
  return db.$count(letterReaders, and(eq(letterReaders.user_id, userId), eq(letterReaders.channel, "push")));
}

export const upsertDevice = (db: Database, reader: NewReader, device: PushDevice) =>
  [
    db.insert(letterReaders).values(reader).onConflictDoUpdate({ target: letterReaders.id, set: reader }),
    db
      .insert(pushDevices)
      .values(device)
      .onConflictDoUpdate({ target: pushDevices.reader_id, set: { session_id: device.session_id } }),
  ] as const;

/** Where it is one too many of its account; returns its id then. The last statement of the batch that added it. */
export const deleteDeviceBeyond = (db: Database, readerId: string, most: number) =>
  db
    .delete(letterReaders)
    .where(
      sql`id = ${readerId} and user_id is not null and (select count(*) from letter_readers theirs
        where theirs.user_id = letter_readers.user_id and theirs.channel = 'push') > ${most}`,
    )
    .returning({ id: letterReaders.id });

export const setDeviceSession = (db: Database, readerId: string, sessionId: string) =>
  db.update(pushDevices).set({ session_id: sessionId }).where(eq(pushDevices.reader_id, readerId));

export const renewDevice = (
  db: Database,
  readerId: string,
  address: Pick<PushDevice, "endpoint" | "p256dh" | "auth">,
) => db.update(pushDevices).set(address).where(eq(pushDevices.reader_id, readerId));

/** The device goes on alone with what it hears of without an account. */
export const keepOfReader = (
  db: Database,
  readerId: string,
  { searches, eventIds }: { searches: readonly string[]; eventIds: readonly string[] },
) =>
  [
    ...erase(
      db,
      followedSearches,
      sql`${followedSearches.reader_id} = ${readerId} and ${followedSearches.search} not in ${valuesOf(searches)}`,
    ),
    db
      .delete(letterEvents)
      .where(and(eq(letterEvents.reader_id, readerId), sql`${letterEvents.event_id} not in ${valuesOf(eventIds)}`)),
    db
      .delete(deletedLetterEvents)
      .where(
        and(
          eq(deletedLetterEvents.reader_id, readerId),
          sql`${deletedLetterEvents.event_id} not in ${valuesOf(eventIds)}`,
        ),
      ),
  ] as const;

/** On signing out, if `condition` holds. */
export const deleteDevicesOfSession = (db: Database, sessionId: string, condition: SQL = sql`true`) =>
  db.run(sql`delete from letter_readers where user_id is not null and ${condition}
    and id in (select reader_id from push_devices where session_id = ${sessionId})`);

/** At every other sign-in, or at all. */
export const deleteOtherDevices = (
  db: Database,
  userId: string,
  keptSessionId: string | null,
  condition: SQL = sql`true`,
) =>
  db.run(sql`delete from letter_readers where user_id = ${userId} and channel = 'push' and ${condition}
    and id not in (select reader_id from push_devices where session_id = ${keptSessionId})`);

const PUSH = {
  id: outbox.id,
  attempts: outbox.attempts,
  body_text: outbox.body_text,
  ...pickFields(pushDevices, ["reader_id", "endpoint", "p256dh", "auth"]),
};

export type PushRow = Awaited<ReturnType<typeof claimPushes>>[number];

/** One round trip; nobody else sends them until `until`. */
export async function claimPushes(db: Database, ids: readonly string[], { now, until }: { now: Date; until: Date }) {
  const given = JSON.stringify(ids);
  const [claimed, pushes] = await db.batch([
    rowsOf(
      db,
      // The plus keeps the index of all that are due away: each is looked up by id.
      sql<{ id: string }>`update outbox set due_at = ${sqlSeconds(until)}, attempts = attempts + 1
        where id in ${valuesOf(ids)} and channel = 'push' and +status = 'pending'
          and due_at <= ${sqlSeconds(now)} returning id`,
    ),
    selectRows(db, PUSH)`from json_each(${given}) given cross join outbox on outbox.id = given.value
      cross join push_devices on push_devices.reader_id = outbox.reader_id`,
  ]);
  const ours = new Set(claimed.map(({ id }) => id));
  return pushes.filter(({ id }) => ours.has(id));
}

export interface PushEndings {
  sent: readonly string[];
  gone: readonly string[];
  failed: readonly { id: string; code: string }[];
  postponed: readonly { id: string; code: string; dueAt: Date }[];
}

/** Texts of pushes that are done are deleted but for development. */
export async function finishPushes(
  db: Database,
  { sent, gone, failed, postponed }: PushEndings,
  { now, keepsBody }: { now: Date; keepsBody: boolean },
): Promise<void> {
  const text = keepsBody ? sql`body_text` : sql`null`;
  const at = sqlSeconds(now);
  const later = postponed.map(({ id, code, dueAt }) => ({ id, code, due: unixSeconds(dueAt) }));
  const statements = [
    sent.length > 0 &&
      db.run(sql`update outbox set status = 'sent', error_code = null, finished_at = ${at}, body_text = ${text}
        where id in ${valuesOf(sent)}`),
    failed.length > 0 &&
      db.run(sql`update outbox set status = 'failed', error_code = f.value ->> 'code', finished_at = ${at},
        body_text = ${text} from json_each(${JSON.stringify(failed)}) f where outbox.id = f.value ->> 'id'`),
    later.length > 0 &&
      db.run(sql`update outbox set error_code = f.value ->> 'code', due_at = f.value ->> 'due'
        from json_each(${JSON.stringify(later)}) f where outbox.id = f.value ->> 'id'`),
    gone.length > 0 &&
      db.run(sql`delete from letter_readers where channel = 'push'
        and id in ${valuesOf(gone)}`),
  ].filter((statement) => statement !== false);
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}
