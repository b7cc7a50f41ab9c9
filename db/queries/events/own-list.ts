import { type SQL, sql } from "drizzle-orm";
import { type Database, key, orNull, type Row, rowsOf, select, withTables } from "#db/client";
import { c, e, isMarkedHidden } from "#db/queries/aliases";
import { isHiddenByReports } from "#db/queries/moderation/cases";
import { MOST_LOOKED_AT } from "~/domain/events/own-list";
import { present } from "~/domain/values";
import { EVENT_CARD } from "./cards";
import { MISSING_EVENT } from "./missing";
import { inPeriod, isFoundBy, isNarrow, isWanted, isInReach, type OwnEventsFound } from "./own-list-filter";
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
const COUNTED = {
  dates: sql<number | null>`iif(counted.is_cut, null, of_series.dates)`,
  /** Among those looked at from the beginning. */
  found_dates: sql<number | null>`counted.found`,
  found_changed_at: sql<number | null>`counted.changed`,
  /** 1 where there are more than were looked at. */
  is_cut: sql<number | null>`counted.is_cut`,
  /** The last one looked at, where there are more. */
  looked_to: sql<number | null>`counted.looked_to`,
};

export type OwnEventRow = Row<typeof OWN_EVENT & typeof COUNTED>;

export interface OwnListQuestion extends OwnEventsFound {
  /** `sort_key`. Coming events begin with the soonest, past ones with the latest. */
  after: number | null;
  before: number | null;
}

export type OwnList = ReturnType<typeof ownListOf>;

/** One row more than the page; one without an event where there is none. */
export function ownListStatement(db: Database, question: OwnListQuestion) {
  const order = sql.raw(isAscending(question) ? "asc" : "desc");
  const isCounting = isNarrow(question) || question.seriesId !== null;
  const page = sql`order by key ${order} limit ${OWN_PAGE_SIZE + 1}`;
  const tables = isCounting
    ? sql`${counting(question)}, found(key) as materialized (select key from looked w where is_found and ${isFirst(question)} ${page})`
    : sql`of_series(series_id, dates) as (select null, null), counted(found, changed, is_cut, looked_to) as (select null, null, 0, null),
      found(key) as materialized (select key from (${allKeys(question)}) where key is not null ${beyondEdge(question, sql`key`)} ${page})`;
  return rowsOf(
    db,
    withTables(
      tables,
      select({
        ...OWN_EVENT,
        ...COUNTED,
      })`from counted left join found left join events e on e.sort_key = found.key left join organizers o on o.id = e.organizer_id
    left join of_series on of_series.series_id = e.series_id
    left join calendar_syncs c on c.id = e.google_calendar_sync_id
    left join event_series r on r.id = e.series_id
    left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
  order by e.sort_key ${order}`,
    ),
  );
}

export function ownListOf(rows: OwnEventRow[], { before, after }: OwnListQuestion) {
  const { found_dates, found_changed_at, is_cut, looked_to } = present(rows[0], "row of the list");
  const isBack = before !== null;
  const found = rows.filter(({ id }: { id: string | null }) => id !== null);
  const events = found.slice(0, OWN_PAGE_SIZE);
  const onward = (found.length > OWN_PAGE_SIZE ? events.at(-1)?.sort_key : looked_to) ?? null;
  const back = events[0]?.sort_key ?? before ?? after;
  return {
    events: isBack ? events.reverse() : events,
    found: found_dates,
    changedAt: found_changed_at,
    isCut: is_cut === 1,
    next: isBack ? back : onward,
    previous: isBack ? onward : after === null ? null : back,
  };
}

const isAscending = ({ filter, before }: OwnListQuestion) => (filter.period === "coming") === (before === null);

const edgeOf = ({ before, after }: OwnListQuestion) => before ?? after;

function beyondEdge(question: OwnListQuestion, column: SQL): SQL {
  const edge = edgeOf(question);
  if (edge === null) return sql``;
  return isAscending(question) ? sql`and ${column} > ${key(edge)}` : sql`and ${column} < ${key(edge)}`;
}

function boundsOf(question: OwnListQuestion) {
  const edge = edgeOf(question);
  if (edge === null) return undefined;
  const start = Math.floor(edge / 1_000_000);
  return isAscending(question) ? ([start, Infinity] as const) : ([-Infinity, start + 1] as const);
}

/** From the beginning, and from the page's edge. */
function counting(question: OwnListQuestion): SQL {
  const start = { ...question, before: null, after: null };
  const isStart = edgeOf(question) === null;
  const last = sql.raw(isAscending(question) ? "max" : "min");
  return sql`listed as materialized (${looked(start)}), looked as ${isStart ? sql`(select * from listed)` : sql`materialized (${looked(question)})`},
    of_series(series_id, dates) as materialized (
      select series_id, sum(is_found) from listed where series_id is not null group by series_id),
    counted(found, changed, is_cut, looked_to) as materialized (
      select sum(is_found), max(iif(is_found, updated_at, null)), count(*) = ${MOST_LOOKED_AT},
        (select iif(count(*) = ${MOST_LOOKED_AT}, ${last}(key), null) from looked) from listed)`;
}

function looked(question: OwnListQuestion): SQL {
  const order = sql.raw(isAscending(question) ? "asc" : "desc");
  return sql`select e.sort_key as key, e.series_id, e.updated_at, ${isWanted(question)} as is_found from events e
    where ${isInReach(question, boundsOf(question))} ${beyondEdge(question, sql`e.sort_key`)} order by e.start_time ${order}, e.seq ${order} limit ${MOST_LOOKED_AT}`;
}

/** Of its series; on a series' page each is. */
function isFirst(question: OwnListQuestion): SQL {
  if (question.seriesId !== null) return sql`1`;
  const isNearer = sql.raw(question.filter.period === "coming" ? "<" : ">");
  return sql`(series_id is null or not exists (select 1 from events e
    where ${isFoundBy({ ...question, seriesId: sql`w.series_id` })} and e.sort_key ${isNearer} w.key))`;
}

function allKeys(question: OwnListQuestion): SQL {
  const order = sql.raw(isAscending(question) ? "asc" : "desc");
  const towards = sql.raw(question.filter.period === "coming" ? "asc" : "desc");
  return sql`select * from (select e.sort_key as key from events e
      where ${isInReach(question, boundsOf(question))} and e.series_id is null ${beyondEdge(question, sql`e.sort_key`)}
      order by e.start_time ${order}, e.seq ${order} limit ${OWN_PAGE_SIZE + 1})
    union all
    select (select e.sort_key from events e where e.series_id = s.id and ${inPeriod(question)} order by e.start_time ${towards} limit 1) as key
    from event_series s where s.organizer_id = ${question.organizerId}`;
}
