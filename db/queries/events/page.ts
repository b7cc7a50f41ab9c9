import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { type Database, orNull, type Row, rowsOf, select, selectFrom, selectRows } from "#db/client";
import { c, e, o } from "#db/queries/aliases";
import { eventRuns } from "#db/schema";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { EVENT_CARD } from "./cards";
import { ACCEPTED_HOSTS } from "./hosts";
import { MISSING_EVENT } from "./missing";
import { SERIES_RULE } from "./series-rule";

export const MORE_EVENTS = 3;

/** How many of the organizer's events are read to find MORE_EVENTS outside the series. */
const EVENTS_LOOKED_THROUGH = MORE_EVENTS + 1;

/** Of a picture at its address, upright; JSON of width and height in pixels. */
export const imageSize = (url: SQLWrapper) =>
  sql<string | null>`(select json_array(width, height) from images where id = substr(${url}, 9))`;

const EVENT_DETAIL = {
  ...EVENT_CARD,
  ...pickFields(e, ["description", "location_address", "country", "speaker_band", "external_url", "image_alt"]),
  image_size: imageSize(e.image_url),
  hosts: ACCEPTED_HOSTS,
  state_reason: e.state_reason,
  google_calendar_id: e.google_calendar_id,
  /** JSON array of strings. */
  tags: e.tags,
  calendar_name: orNull(c.calendar_name),
  ...MISSING_EVENT,
  other_description: e.other_description,
  organizer_language: o.language,
  ...SERIES_RULE,
};

export type EventDetailRow = Row<typeof EVENT_DETAIL>;

/** Null where it does not wait to be shown. */
const OWN_DETAIL = { ...EVENT_DETAIL, public_from: e.public_from };

const MERGED = {
  organizer_id: o.id,
  organizer_name: o.name,
  organizer_logo_url: o.logo_url,
  ...pickFields(e, ["description", "speaker_band", "external_url", "image_url", "image_alt"]),
  image_size: imageSize(e.image_url),
};

export type MergedRow = Row<typeof MERGED>;

const MOST_MERGED = 6;

export type EventPageRows = NonNullable<Awaited<ReturnType<typeof findEventPage>>>;

/** The event's own id, unless it is merged into another. */
export const shownInstead = (id: string) => sql`coalesce((select merged_into from events where id = ${id}), ${id})`;

interface VisibilityOptions {
  /** For viewers who may see it although hidden; linked events are those that visitors see. */
  withHidden?: boolean;
}

/** One round trip; null where it is hidden. */
export async function findEventPage(
  db: Database,
  id: string,
  now: Date,
  { withHidden = false }: VisibilityOptions = {},
) {
  const from = firstUnixSecondFrom(now);
  const [events, merged, dates, more] = await db.batch([
    selectRows(db, EVENT_DETAIL)`
      ${detailFrom(withHidden ? "events" : "visible_events", sql`e.id = ${shownInstead(id)}`)}`,
    selectRows(db, MERGED)`from events e cross join organizers o on o.id = e.organizer_id
  where e.merged_into = ${id} order by e.seq limit ${MOST_MERGED}`,
    selectRows(db, {
      dates: eventRuns.dates,
    })`from event_runs where run_key = (select run_key from events where id = ${shownInstead(id)})`,
    rowsOf(
      db,
      selectFrom(
        select({
          ...EVENT_CARD,
          run_key: e.run_key,
        })`from organizers o cross join visible_events e on e.organizer_id = o.id
      where o.id = (select organizer_id from events where id = ${id}) and e.start_time >= ${from}
      order by e.start_time limit ${EVENTS_LOOKED_THROUGH}`,
        sql`where id <> ${id} and (run_key is null or run_key is not (select run_key from events where id = ${id}))
      limit ${MORE_EVENTS}`,
      ),
    ),
  ]);
  return events[0]
    ? {
        event: events[0],
        merged,
        /** The dates of its series: `dates` of event_runs; null outside one. */
        dates: dates[0]?.dates ?? null,
        /** Outside its series. */
        more,
      }
    : null;
}

/** Hidden or not. */
export const ownDetailStatement = (db: Database, id: string | null, organizerId: string) =>
  selectRows(db, OWN_DETAIL)`${detailFrom("events", sql`e.id = ${id} and e.organizer_id = ${organizerId}`)}`;

const detailFrom = (source: "events" | "visible_events", condition: SQL) =>
  sql`from ${sql.raw(source)} e cross join organizers o on o.id = e.organizer_id
      left join calendar_syncs c on c.id = e.google_calendar_sync_id
      left join event_series r on r.id = e.series_id
    where ${condition}`;
