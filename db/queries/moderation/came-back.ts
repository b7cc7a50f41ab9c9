import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";

const OF_EVENT = sql.raw("content_type = 'event' and content_id = e.id");

const hasObjection = sql`exists (select 1 from moderation_objections where ${OF_EVENT} and closed_at is null)`;

const wasReported = sql`exists (select 1 from user_reports where ${OF_EVENT})`;

const isReported = sql`exists (select 1 from user_reports where ${OF_EVENT} and status = 'pending')`;

/** No row where event `e` is shown. */
const hiding = sql.raw(`a.seq = (select max(seq) from moderation_actions
    where content_type = 'event' and content_id = e.id and action_type in ('hide', 'unhide', 'undone')) and a.action_type = 'hide'`);

const lastIsAutomatic = sql`coalesce((select automated from moderation_actions where ${OF_EVENT} order by seq desc limit 1), 0)`;

/** Runs after events came back under their ids: they wait for moderators as before, and stay hidden. */
export const moderateAgain = (db: Database, ids: SQL) =>
  db.run(sql`insert into content_moderation_status (content_type, content_id, is_hidden, manual_review_required, auto_hidden_at, updated_at)
    select 'event', e.id, a.seq is not null, iif(a.seq is null, ${isReported}, ${lastIsAutomatic}), iif(a.automated = 1, a.created_at, null),
      coalesce(a.created_at, (select max(created_at) from user_reports where ${OF_EVENT}), unixepoch())
    from events e left join moderation_actions a on a.content_type = 'event' and a.content_id = e.id and ${hiding}
    where e.id in ${ids} and (a.seq is not null or ${hasObjection} or ${wasReported})
    on conflict do nothing`);
