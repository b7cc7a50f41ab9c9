import { type SQL, sql } from "drizzle-orm";
import { type Database, key, orNull, type Row, rowsOf, select, withTables } from "#db/client";
import { c, e, isMarkedHidden } from "#db/queries/aliases";
import { isHiddenByReports } from "#db/queries/moderation/cases";
import { MOST_LOOKED_AT } from "~/domain/events/own-list";
import { present } from "~/domain/values";
import { EVENT_CARD } from "./cards";
import { MISSING_EVENT } from "./missing";
import { UNBOUNDED, inPeriod, isFoundBy, isInReach, isNarrow, type OwnEventsFound } from "./own-list-filter";
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
  dates: sql<number | null>`found.dates`,
  /** On all pages, among those looked at. */
  found_dates: sql<number | null>`counted.found`,
  found_changed_at: sql<number | null>`counted.changed`,
  /** 1 where there are more than were looked at. */
  is_cut: sql<number | null>`counted.is_cut`,
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
  const page = sql`where key is not null ${beyondEdge(question, sql`key`)} order by key ${order} limit ${OWN_PAGE_SIZE + 1}`;
  const tables = isCounting
    ? sql`reach(edge) as materialized (${reach(question)}), matched as materialized (${matching(question)}),
      counted(found, changed, is_cut) as materialized (
        select sum(dates), max(changed), (select edge is not null from reach) from matched),
      found(key, dates) as materialized (select key, dates from matched ${page})`
    : sql`counted(found, changed, is_cut) as (select null, null, 0),
      found(key, dates) as materialized (select key, null from (${allKeys(question)}) ${page})`;
  return rowsOf(
    db,
    withTables(
      tables,
      select({
        ...OWN_EVENT,
        ...COUNTED,
      })`from counted left join found left join events e on e.sort_key = found.key left join organizers o on o.id = e.organizer_id
    left join calendar_syncs c on c.id = e.google_calendar_sync_id
    left join event_series r on r.id = e.series_id
    left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
  order by e.sort_key ${order}`,
    ),
  );
}

export function ownListOf(rows: OwnEventRow[], { before, after }: OwnListQuestion) {
  const { found_dates, found_changed_at, is_cut } = present(rows[0], "row of the list");
  const found = rows.filter(({ id }: { id: string | null }) => id !== null);
  const events = found.slice(0, OWN_PAGE_SIZE);
  const hasMore = found.length > OWN_PAGE_SIZE;
  const isBack = before !== null;
  return {
    events: isBack ? events.reverse() : events,
    found: found_dates,
    changedAt: found_changed_at,
    isCut: is_cut === 1,
    hasNext: isBack || hasMore,
    hasPrevious: isBack ? hasMore : after !== null,
  };
}

const isAscending = ({ filter, before }: OwnListQuestion) => (filter.period === "coming") === (before === null);

const edgeOf = ({ before, after }: OwnListQuestion) => before ?? after;

function beyondEdge(question: OwnListQuestion, column: SQL): SQL {
  const edge = edgeOf(question);
  if (edge === null) return sql``;
  return isAscending(question) ? sql`and ${column} > ${key(edge)}` : sql`and ${column} < ${key(edge)}`;
}

/** From the page's edge. */
function onward(question: OwnListQuestion) {
  const edge = edgeOf(question);
  if (edge === null) return undefined;
  const start = Math.floor(edge / 1_000_000);
  return isAscending(question) ? ([start, UNBOUNDED] as const) : ([-UNBOUNDED, start + 1] as const);
}

/** A row for each series and each event outside one, on a series' page for each date. */
function matching(question: OwnListQuestion): SQL {
  const isComing = question.filter.period === "coming";
  const nearest = sql.raw(isComing ? "min" : "max");
  const within = isComing
    ? ([-UNBOUNDED, sql`coalesce(reach.edge, ${UNBOUNDED}) + 1`] as const)
    : ([sql`coalesce(reach.edge, ${-UNBOUNDED})`, UNBOUNDED] as const);
  const group = sql.raw(question.seriesId === null ? "coalesce(e.series_id, e.id)" : "e.id");
  return sql`select ${nearest}(e.sort_key) as key, count(*) as dates, max(e.updated_at) as changed
    from reach cross join events e where ${isFoundBy(question, within)} group by ${group}`;
}

/** Where what is looked at ends; null where all is. */
function reach(question: OwnListQuestion): SQL {
  const towards = sql.raw(question.filter.period === "coming" ? "asc" : "desc");
  return sql`select iif((select events from organizer_counts where organizer_id = ${question.organizerId}) > ${MOST_LOOKED_AT},
    (select e.start_time from events e where ${isInReach(question)} order by e.start_time ${towards} limit 1 offset ${MOST_LOOKED_AT - 1}), null)`;
}

function allKeys(question: OwnListQuestion): SQL {
  const order = sql.raw(isAscending(question) ? "asc" : "desc");
  const towards = sql.raw(question.filter.period === "coming" ? "asc" : "desc");
  return sql`select * from (select e.sort_key as key from events e
      where ${isInReach(question, onward(question))} and e.series_id is null ${beyondEdge(question, sql`e.sort_key`)}
      order by e.start_time ${order}, e.seq ${order} limit ${OWN_PAGE_SIZE + 1})
    union all
    select (select e.sort_key from events e where e.series_id = s.id and ${inPeriod(question)} order by e.start_time ${towards} limit 1) as key
    from event_series s where s.organizer_id = ${question.organizerId}`;
}
