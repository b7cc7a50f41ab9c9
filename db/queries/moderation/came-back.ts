import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";

const OF_EVENT = sql.raw("content_type = 'event' and content_id = e.id");

const hasObjection = sql`exists (select 1 from moderation_objections where ${OF_EVENT} and closed_at is null)`;

/** No row where event `e` is shown. */
const hiding = sql.raw(`a.seq = (select max(seq) from moderation_actions
    where content_type = 'event' and content_id = e.id and action_type in ('hide', 'unhide', 'undone')) and a.action_type = 'hide'`);

const lastIsAutomatic = sql`coalesce((select automated from moderation_actions where ${OF_EVENT} order by seq desc limit 1), 0)`;

/**
 * Runs after events came back under their ids: they wait for moderators as before, and stay hidden. Deleting an event
 * keeps its reports and decisions, but not its place in the queue.
 */
export const moderateAgain = (db: Database, ids: SQL) =>
  [
    db.run(sql`insert into moderation_items (content_type, content_id, organizer_id, report_count, reported_at, is_waiting, has_objection)
      select 'event', e.id, e.organizer_id, coalesce(sum(r.status = 'pending'), 0), coalesce(max(r.created_at), 0),
        coalesce(max(r.status = 'pending'), 0),
        ${hasObjection}
      from events e left join user_reports r on r.content_type = 'event' and r.content_id = e.id
      where e.id in ${ids} and (r.id is not null or ${hasObjection}) group by e.id
      on conflict do nothing`),
    db.run(sql`insert into content_moderation_status (content_type, content_id, is_hidden, manual_review_required, auto_hidden_at, updated_at)
      select 'event', e.id, 1, ${lastIsAutomatic}, iif(a.automated = 1, a.created_at, null), a.created_at
      from events e cross join moderation_actions a on a.content_type = 'event' and a.content_id = e.id and ${hiding}
      where e.id in ${ids}
      on conflict do nothing`),
  ] as const;
