import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";

/** Statement: keeps imported events that are about to be deleted from coming back with a calendar. `which` is said of `events`. */
export const rememberImports = (db: Database, which: SQL) =>
  db.run(sql`insert into removed_imports (organizer_id, event_key, title, start_time)
    select organizer_id, google_event_id, title, start_time from events
    where ${which} and google_calendar_sync_id is not null and google_event_id is not null
    on conflict do update set title = excluded.title, start_time = excluded.start_time`);

/** Said of `events`: moderators have hidden it, by itself. */
export const isHiddenItself = sql`id in (select content_id from content_moderation_status indexed by content_hidden
  where content_type = 'event' and is_hidden = 1)`;
