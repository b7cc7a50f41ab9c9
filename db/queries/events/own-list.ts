import { type SQL, sql } from "drizzle-orm";
import { type Database, orNull, type Row, rowsOf, select, withTables } from "#db/client";
import { c, e, isMarkedHidden } from "#db/queries/aliases";
import { isHiddenByReports } from "#db/queries/moderation/cases";
import { EVENT_CARD } from "./cards";
import { MISSING_EVENT } from "./missing";
import { inPeriod, isFoundBy, isNarrow, type OwnEventsFound } from "./own-list-filter";
import { SERIES_RULE } from "./series-rule";

const OWN_PAGE_SIZE = 28;

/** For `e`, `o`, `r` (its series), `c` (its calendar) and `m` (its mark). */
const OWN_EVENT = {
  ...EVENT_CARD,
  google_calendar_id: e.google_calendar_id,
  series_id: e.series_id,
  ...SERIES_RULE,
  /** Null where it is not held. */
  public_from: e.public_from,
  /** Null where it is shown by itself. */
  merged_into: e.merged_into,
  calendar_name: orNull(c.calendar_name),
  /** Of the series or a date of it; null where nothing changed. */
  series_changed_at: sql<number | null>`r.updated_at`,
  /** 1 for an imported event changed here. */
  is_changed_here: sql<number>`${e.source_values} is not null`,
  ...MISSING_EVENT,
  /** Without an answer. */
  mismatches: sql<number>`(select count(*) from event_mismatches n where n.event_id = e.id and n.answer is null)`,
  is_hidden: isMarkedHidden,
  /** 1 where reports hid it, and no moderator. */
  is_by_reports: sql<number>`iif(m.is_hidden = 1, ${isHiddenByReports("m")}, 0)`,
  version: e.version,
};

/** Null where nobody counted. */
const STANDS_FOR = {
  dates: sql<number | null>`found.dates`,
  /** On all pages; null where nobody counted. */
  found_dates: sql<number | null>`found.total`,
  /** Null where nobody counted, or nothing changed. */
  found_changed_at: sql<number | null>`found.changed`,
};

export type OwnEventRow = Row<typeof OWN_EVENT & typeof STANDS_FOR>;

export interface OwnListQuestion extends OwnEventsFound {
  /** `sort_key`. Coming events begin with the soonest, past ones with the latest. */
  after: number | null;
  before: number | null;
}

export interface OwnList {
  events: OwnEventRow[];
  hasNext: boolean;
  hasPrevious: boolean;
}

const key = (value: number) => sql`cast(${value} as integer)`;

/** One row more than the page. A narrowed list reads all the organizer's events of the period. */
export function ownListStatement(db: Database, question: OwnListQuestion) {
  const order = sql.raw(isAscending(question) ? "asc" : "desc");
  const limit = OWN_PAGE_SIZE + 1;
  const isGrouped = isNarrow(question) || question.seriesId !== null;
  const page = sql`where key is not null ${onPage(question)} order by key ${order} limit ${limit}`;
  const found = isGrouped
    ? sql`matched as materialized (${matching(question)}),
      found(key, dates, total, changed) as materialized (
        select key, dates, (select sum(dates) from matched), (select max(changed) from matched) from matched ${page})`
    : sql`found(key, dates, total, changed) as materialized (select key, null, null, null from (${allKeys(question)}) ${page})`;
  return rowsOf(
    db,
    withTables(
      found,
      select({
        ...OWN_EVENT,
        ...STANDS_FOR,
      })`from found cross join events e on e.sort_key = found.key cross join organizers o on o.id = e.organizer_id
    left join calendar_syncs c on c.id = e.google_calendar_sync_id
    left join event_series r on r.id = e.series_id
    left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
  order by e.sort_key ${order}`,
    ),
  );
}

export function ownListOf(rows: OwnEventRow[], question: OwnListQuestion): OwnList {
  const hasMore = rows.length > OWN_PAGE_SIZE;
  const events = rows.slice(0, OWN_PAGE_SIZE);
  if (question.before === null) return { events, hasNext: hasMore, hasPrevious: question.after !== null };
  return { events: events.reverse(), hasNext: true, hasPrevious: hasMore };
}

const isAscending = ({ filter, before }: OwnListQuestion) => (filter.period === "coming") === (before === null);

function onPage(question: OwnListQuestion): SQL {
  const edge = question.before ?? question.after;
  if (edge === null) return sql``;
  return isAscending(question) ? sql`and key > ${key(edge)}` : sql`and key < ${key(edge)}`;
}

const nearest = ({ filter }: OwnListQuestion) => sql.raw(filter.period === "coming" ? "min" : "max");

/** A row for each series and each event outside one; on a series' page for each date. */
function matching(question: OwnListQuestion): SQL {
  const group = sql.raw(question.seriesId === null ? "coalesce(e.series_id, e.id)" : "e.id");
  return sql`select ${nearest(question)}(e.sort_key) as key, count(*) as dates, max(e.updated_at) as changed
    from events e where ${isFoundBy(question)} group by ${group}`;
}

function allKeys(question: OwnListQuestion): SQL {
  const order = sql.raw(isAscending(question) ? "asc" : "desc");
  const towards = sql.raw(question.filter.period === "coming" ? "asc" : "desc");
  return sql`select * from (select e.sort_key as key from events e
      where e.organizer_id = ${question.organizerId} and e.series_id is null and ${inPeriod(question)} ${onPageInTime(question)}
      order by e.start_time ${order}, e.seq ${order} limit ${OWN_PAGE_SIZE + 1})
    union all
    select (select e.sort_key from events e where e.series_id = s.id and ${inPeriod(question)} order by e.start_time ${towards} limit 1) as key
    from event_series s where s.organizer_id = ${question.organizerId}`;
}

function onPageInTime(question: OwnListQuestion): SQL {
  const edge = question.before ?? question.after;
  if (edge === null) return sql``;
  const start = Math.floor(edge / 1_000_000);
  return isAscending(question)
    ? sql`and e.start_time >= ${start} and e.sort_key > ${key(edge)}`
    : sql`and e.start_time <= ${start} and e.sort_key < ${key(edge)}`;
}
