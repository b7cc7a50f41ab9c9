import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, orNull, type Row, selectFirst, selectRows } from "#db/client";
import { c, e, o } from "#db/queries/aliases";
import { insertMailIf, type NewMail } from "#db/queries/mail/outbox";
import { eventMismatches } from "#db/schema";
import { type Mismatch, type MISMATCH_ANSWERS, REPEATED_TIMES, REPEATED_WITHIN_DAYS } from "~/domain/events/mismatches";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

const n = alias(eventMismatches, "n");

const SUBJECT = {
  ...pickFields(e, ["id", "title", "start_time", "end_time", "all_day", "state"]),
  organizer_id: o.id,
  organizer_name: o.name,
};

export type MismatchSubject = Row<typeof SUBJECT>;

export const findMismatchSubject = (db: Database, id: string): Promise<MismatchSubject | null> =>
  selectFirst(db, SUBJECT)`from visible_events e cross join organizers o on o.id = e.organizer_id where e.id = ${id}`;

interface NewMismatch {
  id: string;
  event_id: string;
  organizer_id: string;
  problem: Mismatch;
  words: string | null;
  network: string;
}

/**
 * Once. Moderators hear of it too where others said so on other days, unless they have looked since or are about to.
 */
export async function insertMismatch(
  db: Database,
  mismatch: NewMismatch,
  { mail, repeated }: { mail: NewMail; repeated: { id: string; reason: string; words: string } },
  now: Date,
): Promise<void> {
  const at = unixSeconds(now);
  const { id, event_id, organizer_id, problem, words, network } = mismatch;
  await db.batch([
    db.run(sql`insert into event_mismatches (id, event_id, organizer_id, problem, words, network, created_at)
      select ${id}, ${event_id}, ${organizer_id}, ${problem}, ${words}, ${network}, ${at}
      where exists (select 1 from events where id = ${event_id}) on conflict do nothing`),
    insertMailIf(db, mail, sql`exists (select 1 from event_mismatches where id = ${id})`),
    db.run(sql`insert into user_reports (id, content_type, content_id, reason, category, description, created_at)
      select ${repeated.id}, 'organizer', ${organizer_id}, ${repeated.reason}, 'misleading', ${repeated.words}, ${at}
      where ${isRepeated(organizer_id, at)} and not exists (select 1 from user_reports r
        where r.content_type = 'organizer' and r.content_id = ${organizer_id} and r.reporter_id is null
          and r.reason = ${repeated.reason} and r.status = 'pending') on conflict do nothing`),
  ]);
}

/** What the organizer has put right doesn't count. */
const isRepeated = (organizerId: string, at: number) => sql`(
  select count(distinct x.network) >= ${REPEATED_TIMES} and count(distinct x.created_at / ${DAY_SECONDS}) >= ${REPEATED_TIMES}
  from event_mismatches x where x.organizer_id = ${organizerId} and x.network is not null and x.answer is not 'fixed'
    and x.created_at > max(${at - REPEATED_WITHIN_DAYS * DAY_SECONDS}, coalesce((select max(a.created_at) from moderation_actions a
      where a.content_type = 'organizer' and a.content_id = ${organizerId} and a.automated = 0), 0)))`;

const WAITING = {
  ...pickFields(n, ["id", "problem", "words", "created_at"]),
  event_id: e.id,
  ...pickFields(e, ["title", "start_time", "end_time", "all_day"]),
  calendar_name: orNull(c.calendar_name),
};

export type WaitingMismatch = Row<typeof WAITING>;

const MOST_WAITING = 100;

/** Newest events first. */
export const listWaitingMismatches = (db: Database, organizerId: string): Promise<WaitingMismatch[]> =>
  selectRows(db, WAITING)`from event_mismatches n cross join events e on e.id = n.event_id
    left join calendar_syncs c on c.id = e.google_calendar_sync_id
  where n.organizer_id = ${organizerId} and n.answer is null order by e.start_time desc, n.created_at limit ${MOST_WAITING}`;

export async function answerMismatches(
  db: Database,
  { organizerId, eventId, answer }: { organizerId: string; eventId: string; answer: (typeof MISMATCH_ANSWERS)[number] },
  now: Date,
): Promise<void> {
  await db.run(sql`update event_mismatches set answer = ${answer}, answered_at = ${unixSeconds(now)}
    where event_id = ${eventId} and organizer_id = ${organizerId} and answer is null`);
}

export async function deleteOldMismatches(db: Database, before: Date, networksBefore: Date): Promise<void> {
  await db.batch([
    db.run(sql`delete from event_mismatches where created_at < ${unixSeconds(before)}`),
    db.run(sql`update event_mismatches set network = null
      where network is not null and created_at < ${unixSeconds(networksBefore)}`),
  ]);
}
