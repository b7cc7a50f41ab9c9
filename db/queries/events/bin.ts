import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, valuesOf } from "#db/client";
import { laterChange } from "#db/queries/changed-at";
import { rowAsJson, tableColumns, valueFromJson } from "#db/queries/json-rows";
import { moderateAgain } from "#db/queries/moderation/came-back";
import { arrangeFirstDays, holdForInsert } from "#db/queries/publishing/publishing";
import { raiseEpoch } from "#db/queries/site/publication";
import { eventDeletions, eventHosts, events, eventSeries } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { endUndoOfStates } from "./history";
import { deleteEvents } from "./writes";

export interface DeletionPress {
  /** The same id is put in the bin once. */
  id: string;
  organizerId: string;
  userId: string;
  title: string;
  eventIds: readonly string[];
  seriesIds: readonly string[];
}

/** Given anew by the database, or what an event is merged with. */
const NOT_KEPT: readonly string[] = [
  ...["seq", "sort_key", "run_key", "follows", "rhythm"],
  ...["merged_into", "merged_from", "state_before"],
];

const keptColumns = (table: SQLiteTable) => tableColumns(table).filter(({ name }) => !NOT_KEPT.includes(name));

const keptAsJson = (table: SQLiteTable, alias: string) => rowAsJson(keptColumns(table), alias);

const namesOf = (columns: readonly SQLiteColumn[]) => sql.raw(columns.map(({ name }) => name).join(", "));

/** Hosts and who saved them are kept; imported events stay. */
export function moveToBin(db: Database, press: DeletionPress, now: Date) {
  const { organizerId, eventIds } = press;
  const meant = sql`e.id in ${valuesOf(eventIds)} and e.organizer_id = ${organizerId} and e.google_calendar_sync_id is null and e.google_calendar_id is null`;
  return [
    ...copyToBin(db, press, { meant, row: keptAsJson(events, "e") }, now),
    deleteEvents(db, organizerId, [...eventIds]),
    raiseEpoch(db),
  ] as const;
}

const OF_SOURCE = [
  ...["google_calendar_sync_id", "google_calendar_id", "google_event_id"],
  ...["import_fingerprint", "missing_since", "source_values"],
];

/** Before a source is deleted with its events: brought back, they are the organizer's own. */
export function copySourceToBin(
  db: Database,
  press: Omit<DeletionPress, "eventIds" | "seriesIds">,
  syncId: string,
  now: Date,
) {
  const meant = sql`e.google_calendar_sync_id = ${syncId} and e.organizer_id = ${press.organizerId}`;
  const row = sql`json_set(${keptAsJson(events, "e")}, ${sql.raw(OF_SOURCE.map((column) => `'$.${column}', null`).join(", "))})`;
  return copyToBin(db, { ...press, seriesIds: [] }, { meant, row }, now);
}

function copyToBin(
  db: Database,
  { id, organizerId, userId, title, seriesIds }: Omit<DeletionPress, "eventIds">,
  { meant, row }: { meant: SQL; row: SQL },
  now: Date,
) {
  return [
    db.run(sql`insert into event_deletions (id, organizer_id, user_id, title, count, starts_at, series, deleted_at)
      select ${id}, ${organizerId}, (select id from users where id = ${userId}), ${title}, count(*), min(e.start_time),
        (select nullif(json_group_array(${keptAsJson(eventSeries, "s")}), '[]') from event_series s where s.id in ${valuesOf(seriesIds)}),
        ${unixSeconds(now)}
      from events e where ${meant} having count(*) > 0
      on conflict (id) do nothing`),
    db.run(sql`insert into deleted_events (id, deletion_id, organizer_id, image_url, row, hosts)
      select e.id, ${id}, e.organizer_id, e.image_url, ${row},
        (select json_group_array(json_set(${keptAsJson(eventHosts, "h")}, '$.state', coalesce(h.state_before, h.state)))
          from event_hosts h where h.event_id = e.id and (h.merged_from is null or h.state_before is not null))
      from events e where ${meant}`),
    db.run(sql`insert into deleted_favorites (event_id, user_id, created_at, known_start, known_place)
      select f.event_id, f.user_id, f.created_at, f.known_start, f.known_place from deleted_events d cross join user_favorites f on f.event_id = d.id
      where d.deletion_id = ${id}`),
    db.run(sql`insert into deleted_letter_events (event_id, reader_id, known_start, known_place)
      select f.event_id, f.reader_id, f.known_start, f.known_place from deleted_events d cross join letter_events f on f.event_id = d.id
      where d.deletion_id = ${id}`),
  ] as const;
}

/**
 * Bring events back with hosts and who saved them, hidden where they were. Dates whose series has another rule by now
 * stand alone; of a new organizer's events the soonest are shown; calendars see a change.
 */
export function bringBack(db: Database, { id, organizerId }: { id: string; organizerId: string }, now: Date) {
  const json = sql`d.row`;
  const ofDeletion = sql`event_deletions d cross join json_each(${SERIES_LIST}) k
    where d.id = ${id} and d.organizer_id = ${organizerId} and d.series is not null`;
  const columns = keptColumns(events).filter(
    ({ name }) => !["series_id", "series_day", "version", "updated_at", "public_from"].includes(name),
  );
  const seriesColumns = keptColumns(eventSeries);
  return [
    db.run(sql`insert into event_series (${namesOf(seriesColumns)})
      select ${sql.join(
        seriesColumns.map((column) => valueFromJson(column, sql`k.value`)),
        sql`, `,
      )}
      from ${ofDeletion}
      on conflict (id) do nothing`),
    db.run(sql`update event_series set until = iif(${hasSameRule("event_series", "was")}, max(until, was.rule ->> '$.until'), until),
      endless = iif(${hasSameRule("event_series", "was")}, max(endless, coalesce(was.rule ->> '$.endless', 0)), endless),
      version = version + 1, updated_at = ${laterChange("event_series", now)}
      from (select k.value as rule from ${ofDeletion}) was where event_series.id = was.rule ->> '$.id'`),
    db.run(sql`insert into events (${namesOf(columns)}, series_id, series_day, version, updated_at, public_from)
      select ${sql.join(
        columns.map((column) => valueFromJson(column, json)),
        sql`, `,
      )},
        s.id, iif(s.id is null, null, ${json} ->> '$.series_day'),
        1 + max(${json} ->> '$.version', coalesce(s.version, 0)),
        max(${unixSeconds(now)}, 1 + coalesce(${json} ->> '$.updated_at', ${json} ->> '$.created_at'), 1 + coalesce(s.updated_at, s.created_at, 0)),
        coalesce(${json} ->> '$.public_from', r.until)
      from deleted_events d left join ${holdForInsert(organizerId, now)} r
        left join (select k.value as rule from ${ofDeletion}) was on was.rule ->> '$.id' = ${json} ->> '$.series_id'
        left join event_series s on s.id = ${json} ->> '$.series_id' and ${hasSameRule("s", "was")}
      where d.deletion_id = ${id} and d.organizer_id = ${organizerId}
      on conflict (id) do nothing`),
    ...arrangeFirstDays(db, now, organizerId),
    db.run(sql`insert into event_hosts (${namesOf(keptColumns(eventHosts))})
      select ${sql.join(
        keptColumns(eventHosts).map((column) => valueFromJson(column, sql`h.value`)),
        sql`, `,
      )}
      from deleted_events d, json_each(d.hosts) h
      where d.deletion_id = ${id} and d.organizer_id = ${organizerId}
        and h.value ->> '$.organizer_id' in (select id from organizers)
      on conflict do nothing`),
    db.run(sql`insert into user_favorites (id, user_id, event_id, created_at, known_start, known_place)
      select lower(hex(randomblob(10))), f.user_id, f.event_id, f.created_at, f.known_start, f.known_place
      from deleted_events d cross join deleted_favorites f on f.event_id = d.id
      where d.deletion_id = ${id} and d.organizer_id = ${organizerId}
      on conflict do nothing`),
    db.run(sql`insert into letter_events (reader_id, event_id, known_start, known_place)
      select f.reader_id, f.event_id, f.known_start, f.known_place
      from deleted_events d cross join deleted_letter_events f on f.event_id = d.id
      where d.deletion_id = ${id} and d.organizer_id = ${organizerId}
      on conflict do nothing`),
    moderateAgain(db, ofBin(id, organizerId)),
    endUndoOfStates(db, ofBin(id, organizerId)),
    db.run(sql`insert into erasures (content, id, is_back, erased_at)
      select 'events', e.id, 1, unixepoch() from deleted_events d cross join events e on e.id = d.id
      where d.deletion_id = ${id} and d.organizer_id = ${organizerId}`),
    emptyBin(db, [id]),
  ] as const;
}

const ofBin = (id: string, organizerId: string) =>
  sql`(select id from deleted_events where deletion_id = ${id} and organizer_id = ${organizerId})`;

/** Older deletions have a single row. */
const SERIES_LIST = sql.raw("iif(json_type(d.series) = 'array', d.series, json_array(json(d.series)))");

const hasSameRule = (series: string, was: string) =>
  sql.raw(`${series}.pattern = ${was}.rule ->> '$.pattern' and ${series}.first_day is ${was}.rule ->> '$.first_day'
    and ${series}.details is ${was}.rule ->> '$.details'`);

export const emptyBin = (db: Database, ids: readonly string[]) =>
  db.delete(eventDeletions).where(sql`${eventDeletions.id} in ${valuesOf(ids)}`);
