import { type SQL, sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { insertMailIf, type NewMail } from "#db/queries/mail/outbox";
import { releaseEventsOf } from "#db/queries/publishing/publishing";
import { sqlSeconds } from "#db/queries/seconds";
import {
  type Content,
  type Decision,
  DECISION_RULES,
  MEND_DAYS,
  MEND_OVER_REASON,
  MOST_MENDS,
} from "~/domain/moderation/rules";
import { DAY_SECONDS } from "~/domain/time/days-and-moments";

export interface NewDecision extends Content {
  id: string;
  decision: Decision;
  moderatorId: string;
  /** The moderator's own, for the owner. */
  words?: string | null;
  /** The last decision that the moderator saw: nothing is written where there is a newer one. */
  seen: number;
  /** To the owner. */
  mail: NewMail | null;
}

/**
 * One transaction, or nothing: each later statement checks that the log has the decision. Returns whether it was
 * written.
 */
export async function insertDecision(db: Database, decision: NewDecision, now: Date): Promise<boolean> {
  const { id, content_type, content_id, moderatorId, words, seen, mail } = decision;
  const { action, reason, reports, hides } = DECISION_RULES[decision.decision];
  const taken = sql`exists (select 1 from moderation_actions where id = ${id})`;
  const of = sql`content_type = ${content_type} and content_id = ${content_id}`;
  const [, rows] = await db.batch([
    db.run(sql`insert into moderation_actions (id, content_type, content_id, action_type, action_reason, automated, moderator_id, created_at)
      select ${id}, ${content_type}, ${content_id}, ${action}, ${words ?? reason}, 0, ${moderatorId}, ${sqlSeconds(now)}
      where coalesce((select max(seq) from moderation_actions where ${of}), 0) = ${seen}
        and exists (select 1 from content_owners where ${of})`),
    selectRows(db, { is_taken: sql<number>`${taken}` })``,
    db.run(sql`insert into content_moderation_status (content_type, content_id, is_hidden, manual_review_required, updated_at)
      select ${content_type}, ${content_id}, ${Number(hides ?? false)}, ${Number(decision.decision === "undo")}, ${sqlSeconds(now)} where ${taken}
      on conflict (content_type, content_id) do update set manual_review_required = excluded.manual_review_required, updated_at = excluded.updated_at
        ${hides === null ? sql`` : sql`, is_hidden = excluded.is_hidden`}`),
    db.run(
      sql`update user_reports set status = ${reports ?? "pending"}, network = null where ${of} and status = 'pending' and ${taken}`,
    ),
    ...(decision.decision === "undo" ? [reportsBefore(db, decision, taken)] : []),
    db.run(
      sql`update moderation_objections set closed_at = ${sqlSeconds(now)} where ${of} and closed_at is null and ${taken}`,
    ),
    ...(content_type === "organizer" && decision.decision === "approve"
      ? [markReviewed(db, content_id, taken, now), ...releaseEventsOf(db, content_id, now, taken)]
      : []),
    ...(decision.decision === "hide_all" ? settleEvents(db, content_id, taken, now) : []),
    ...(decision.decision === "undo" ? withdrawMail(db, decision, taken) : mail ? [insertMailIf(db, mail, taken)] : []),
  ]);
  return rows[0]?.is_taken === 1;
}

/** Those that the decision which is undone had settled wait again. */
const reportsBefore = (db: Database, { content_type, content_id, seen }: NewDecision, taken: SQL) =>
  db.run(sql`update user_reports set status = 'pending'
    where content_type = ${content_type} and content_id = ${content_id} and status = 'resolved' and ${taken} and created_at > coalesce((
      select max(a.created_at) from (
        select created_at, seq, action_type, automated, lead(action_type) over (order by seq) as next from moderation_actions
        where content_type = ${content_type} and content_id = ${content_id}
      ) a where a.seq < ${seen} and a.automated = 0 and a.action_type in ('hide', 'dismiss') and a.next is not 'undone'), 0)`);

const markReviewed = (db: Database, organizerId: string, taken: SQL, now: Date) =>
  db.run(
    sql`update organizers set reviewed_at = coalesce(reviewed_at, ${sqlSeconds(now)}) where id = ${organizerId} and ${taken}`,
  );

/** What is not yet on its way is never sent; of what was, the owner hears that it no longer holds. */
function withdrawMail(db: Database, { seen, mail }: NewDecision, taken: SQL) {
  const waiting = sql`key = (select 'moderation:' || id from moderation_actions where seq = ${seen}) and status = 'pending' and attempts = 0`;
  return [
    ...(mail ? [insertMailIf(db, mail, sql`${taken} and not exists (select 1 from outbox where ${waiting})`)] : []),
    db.run(sql`delete from outbox where ${waiting} and ${taken}`),
  ];
}

/** With the organizer's: nobody sees these events any more. */
function settleEvents(db: Database, organizerId: string, taken: SQL, now: Date) {
  return [
    db.run(sql`update user_reports set status = 'resolved', network = null where content_type = 'event' and status = 'pending' and ${taken}
      and content_id in (select content_id from content_moderation_status where organizer_id = ${organizerId} and content_type = 'event')`),
    db.run(sql`update content_moderation_status set manual_review_required = 0, updated_at = ${sqlSeconds(now)}
      where organizer_id = ${organizerId} and content_type = 'event' and manual_review_required = 1 and ${taken}`),
  ];
}

/** What an owner was asked to mend, and has changed or had a day for, waits for moderators again. Safe to repeat. */
export async function putBackMends(db: Database, now: Date): Promise<void> {
  const at = sqlSeconds(now);
  const due = sql`select a.seq, a.content_type, a.content_id, coalesce(e.updated_at, e.created_at, o.updated_at, o.created_at) > a.created_at as is_mended
    from moderation_actions a
    left join events e on a.content_type = 'event' and e.id = a.content_id
    left join organizers o on a.content_type = 'organizer' and o.id = a.content_id
    where a.action_type = 'mend' and a.created_at > ${at} - ${MEND_DAYS.looked * DAY_SECONDS}
      and (is_mended or (is_mended is not null and a.created_at <= ${at} - ${MEND_DAYS.theirs * DAY_SECONDS}))
      and a.seq = (select max(seq) from moderation_actions where content_type = a.content_type and content_id = a.content_id)
    order by a.created_at limit ${MOST_MENDS}`;
  await db.batch([
    db.run(sql`update content_moderation_status set manual_review_required = 1, updated_at = ${at}
      where (content_type, content_id) in (select content_type, content_id from (${due}))`),
    db.run(sql`insert into moderation_actions (content_type, content_id, action_type, action_reason, automated, created_at)
      select content_type, content_id, iif(is_mended, 'mended', 'unanswered'), ${MEND_OVER_REASON}, 1, ${at} from (${due})`),
  ]);
}

export interface NewObjection extends Content {
  id: string;
  authorId: string;
  text: string;
  actionSeq: number;
}

/** Back into the queue; returns whether it was accepted. One may wait at a time. */
export async function insertObjection(
  db: Database,
  { id, content_type, content_id, authorId, text, actionSeq }: NewObjection,
  now: Date,
): Promise<boolean> {
  const taken = sql`exists (select 1 from moderation_objections where id = ${id})`;
  const [, , rows] = await db.batch([
    db.run(sql`insert into moderation_objections (id, content_type, content_id, action_seq, author_id, text, created_at)
      select ${id}, ${content_type}, ${content_id}, ${actionSeq}, ${authorId}, ${text}, ${sqlSeconds(now)} from content_moderation_status
      where content_type = ${content_type} and content_id = ${content_id} and is_hidden = 1
      on conflict do nothing`),
    db.run(sql`update content_moderation_status set manual_review_required = 1, updated_at = ${sqlSeconds(now)}
      where content_type = ${content_type} and content_id = ${content_id} and ${taken}`),
    selectRows(db, { is_taken: sql<number>`${taken}` })``,
  ]);
  return rows[0]?.is_taken === 1;
}
