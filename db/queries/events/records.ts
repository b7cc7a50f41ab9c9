import { sql } from "drizzle-orm";
import { type Database, orNull, type Row, selectFirst, selectRows } from "#db/client";
import { e } from "#db/queries/aliases";
import { EVENT_DETAILS } from "~/domain/events/details";
import { FEED_ENTRIES } from "~/domain/search/limits";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { EVENT_CARD } from "./cards";
import { ACCEPTED_HOSTS } from "./hosts";
import { shownInstead } from "./page";

/** For the read API and calendars, with what decides whether it is public: `e` and `o`. */
export const EVENT_RECORD = {
  /** Tags as a JSON array of strings. */
  ...pickFields(e, EVENT_DETAILS),
  ...EVENT_CARD,
  hosts: ACCEPTED_HOSTS,
  state_reason: e.state_reason,
  missing_since: orNull(e.missing_since),
  import_fingerprint: orNull(e.import_fingerprint),
  google_calendar_id: e.google_calendar_id,
  series_id: e.series_id,
  /** YYYY-MM-DD. */
  series_day: e.series_day,
  version: e.version,
  created_at: e.created_at,
  updated_at: e.updated_at,
  /** The feed that it was imported from; may be secret. */
  calendar_url: sql<string | null>`(select calendar_url from calendar_syncs where id = ${e.google_calendar_sync_id})`,
};

export type EventRecordRow = Row<typeof EVENT_RECORD>;

/** Past events too; of a merged event the one shown. */
export const findEventRecord = (db: Database, id: string): Promise<EventRecordRow | null> =>
  selectFirst(db, EVENT_RECORD)`
    from visible_events e cross join organizers o on o.id = e.organizer_id where e.id = ${shownInstead(id)}`;

/** Visible ones to come, of our series or a source's, soonest first. */
export const listSeriesRecords = (db: Database, id: string, now: Date): Promise<EventRecordRow[]> =>
  selectRows(db, EVENT_RECORD)`from visible_events e cross join organizers o on o.id = e.organizer_id
  where e.run_key = (select run_key from events where id = ${id}) and e.start_time >= ${firstUnixSecondFrom(now)}
  order by e.start_time limit ${FEED_ENTRIES}`;
