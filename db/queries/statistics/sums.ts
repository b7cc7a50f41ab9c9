import { type Column, type SQL, sql } from "drizzle-orm";
import { type Database, type Row, selectRows } from "#db/client";
import { eventMonths, events, organizerDays } from "#db/schema";
import type { ChartPeriod } from "~/domain/statistics/chart-period";
import { COUNTED_KINDS, type CountedKind, STEP, type Sums } from "~/domain/statistics/kinds";
import { type DayRange, monthOf, type MonthText } from "~/domain/time/days-and-moments";
import { daysOfMonth } from "~/domain/time/month";
import { eachField, pickFields } from "~/domain/values";

const sumOf = (kind: CountedKind) => sql<number>`sum(${sql.raw(kind)})`;

const SUMS = eachField(COUNTED_KINDS, sumOf);

/** A day or a month in `at`. */
export type PeriodRow = Row<typeof SUMS & { at: SQL<string> }>;

/** Periods without sums are missing. */
const selectSums = (db: Database, organizerId: string, { from, to }: DayRange, by: ChartPeriod) =>
  selectRows(db, {
    at: by === "day" ? sql<string>`day` : sql<string>`substr(day, 1, 7)`,
    ...SUMS,
  })`from organizer_days where organizer_id = ${organizerId} and day between ${from} and ${to} group by 1 order by 1`;

const KINDS = {
  ...pickFields(eventMonths, ["views", "calendar_adds", "favorites", "shares", "ticket_clicks"]),
  ...pickFields(eventMonths, ["direction_clicks", "embeds", "subscriptions"]),
} satisfies Record<CountedKind, Column>;

const EVENT_SUMS = { id: events.id, title: events.title, start_time: events.start_time, ...KINDS };

export type EventSumsRow = Row<typeof EVENT_SUMS>;

const hasShown = sql.raw(`max(${COUNTED_KINDS.join(", ")}) >= ${STEP}`);

export interface EventsAsked {
  month: MonthText;
  /** Most of this kind first. */
  sort: CountedKind;
  limit: number;
  offset: number;
}

/** Those of which a number is shown, ordered by the numbers as they are shown. */
function selectEvents(db: Database, organizerId: string, { month, sort, limit, offset }: EventsAsked) {
  const most = sql.raw([...new Set([sort, "views" as const])].map((kind) => `${kind} / ${STEP} desc`).join(", "));
  return selectRows(db, EVENT_SUMS)`
    from (select * from event_months where organizer_id = ${organizerId} and month = ${month} and ${hasShown}
      order by ${most}, event_id limit ${limit} offset ${offset}) event_months
    join events on events.id = event_months.event_id
    order by ${most}, event_id`;
}

/** Before today, and from today on; visits to those further off are in the sums from tomorrow. */
const MOST_EVENTS_A_SIDE = 500;

const nearest = (organizerId: string, today: string, side: "<" | ">=") =>
  sql`select * from (select id from events where organizer_id = ${organizerId} and start_time ${sql.raw(side)} unixepoch(${today})
    order by start_time ${sql.raw(side === "<" ? "desc" : "asc")} limit ${MOST_EVENTS_A_SIDE})`;

/** Of the running day, which is in no sums yet: the organizer's page and its nearest events', by kind. */
const selectToday = (db: Database, organizerId: string, today: string) =>
  selectRows(db, { kind: sql<CountedKind>`kind`, sum: sql<number>`sum(sum)` })`from (select kind, sum from counts
      where day = ${today} and content_type = 'organizer' and content_id = ${organizerId}
    union all select kind, sum from (${nearest(organizerId, today, "<")}
        union all ${nearest(organizerId, today, ">=")}) near
      cross join counts on day = ${today} and content_type = 'event' and content_id = near.id) group by kind`;

export interface OrganizerStatistics {
  /** Null without sums. */
  firstDay: string | null;
  days: PeriodRow[];
  months: PeriodRow[];
  events: EventSumsRow[];
  /** So far. */
  today: Sums;
}

export async function findOrganizerStatistics(
  db: Database,
  organizerId: string,
  asked: { days: DayRange; months: DayRange; events: EventsAsked; today: string },
): Promise<OrganizerStatistics> {
  const [[first], days, months, ofEvents, ofToday] = await db.batch([
    selectRows(db, {
      day: organizerDays.day,
    })`from organizer_days where organizer_id = ${organizerId} order by day limit 1`,
    selectSums(db, organizerId, asked.days, "day"),
    selectSums(db, organizerId, asked.months, "month"),
    selectEvents(db, organizerId, asked.events),
    selectToday(db, organizerId, asked.today),
  ]);
  const today = Object.fromEntries(ofToday.map(({ kind, sum }) => [kind, sum]));
  return { firstDay: first?.day ?? null, days, months, events: ofEvents, today };
}

export type EventStatistics = NonNullable<Awaited<ReturnType<typeof findEventStatistics>>>;

export async function findEventStatistics(db: Database, id: string) {
  const [[event], months] = await db.batch([
    selectRows(db, {
      id: events.id,
      title: events.title,
      organizer_id: events.organizer_id,
    })`from events where events.id = ${id}`,
    selectRows(db, {
      at: sql<string>`month`,
      ...SUMS,
    })`from event_months where event_id = ${id} group by month order by month`,
  ]);
  return event ? { ...event, months } : null;
}

/** One round trip: organizer's days, events' months. */
export async function listMonthsOfStatistics(
  db: Database,
  organizerId: string,
  { first, last }: { first: MonthText; last: MonthText },
): Promise<{ month: MonthText; days: PeriodRow[]; events: EventSumsRow[] }[]> {
  const [days, ofEvents] = await db.batch([
    selectSums(db, organizerId, { from: daysOfMonth(first).from, to: daysOfMonth(last).to }, "day"),
    selectRows(db, {
      month: eventMonths.month,
      ...EVENT_SUMS,
    })`from event_months join events on events.id = event_months.event_id
      where event_months.organizer_id = ${organizerId} and event_months.month between ${first} and ${last}
      order by event_months.month, event_months.event_id limit ${MOST_ROWS_OF_EVENTS}`,
  ]);
  const months = [...new Set(days.map(({ at }) => monthOf(at)))];
  return months.map((month) => ({
    month,
    days: days.filter(({ at }) => monthOf(at) === month),
    events: ofEvents.filter((event) => event.month === month),
  }));
}

/** Two thousand events with numbers over two years. */
const MOST_ROWS_OF_EVENTS = 50_000;
