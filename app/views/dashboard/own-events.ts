import type { OwnEventRow, OwnList } from "#db/queries/events/own-list";
import { dashboardMessages } from "#messages/dashboard";
import { eventsMessages } from "#messages/events";
import { isNarrowed, listParameters } from "~/domain/events/own-list";
import { CHOSEN } from "~/domain/events/several";
import type { Locale } from "~/domain/site/locales";
import { dateFromUnix, dayOf, unixSeconds } from "~/domain/time/days-and-moments";
import { inNorway } from "~/domain/time/in-norway";
import { weekAt } from "~/domain/time/week";
import { groupsOf } from "~/domain/values";
import { formatAs, keepWhole } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { OwnEventsQuery } from "~/schemas/organizers/dashboard";
import { viewMissing } from "~/views/detail/missing-event";
import { type ViewContext, viewEventCard, viewTimed } from "../events/card";
import { ruleOfRow, viewRule } from "../events/series-rule";

export type OwnEventView = ReturnType<typeof viewOwnEvent>;

/** How a row is chosen along with others: the name and value of its checkbox. */
interface RowChoice {
  name: (typeof CHOSEN)[keyof typeof CHOSEN];
  value: string;
  /** Null for all of a series where nobody counted. */
  dates: number | null;
}

export type OwnEventsView = ReturnType<typeof viewOwnEvents>;

export function viewOwnEvents(
  { events, found, changedAt, isCut, hasPrevious, hasNext }: OwnList,
  query: OwnEventsQuery,
  context: ViewContext,
  isOneSeries = false,
) {
  const { period, q } = query;
  const parameters = listParameters(query);
  const edge = (name: "after" | "before", row: OwnEventRow | undefined) =>
    row && String(new URLSearchParams([...parameters, [name, String(row.sort_key)]]));
  const nameOf = period === "coming" ? groupOf : monthOf;
  const months = [...groupsOf(events, (row) => nameOf(row, context))].map(([name, rows]) => ({
    name,
    events: rows.map((row) => viewOwnEvent(row, context, isOneSeries)),
  }));
  return {
    period,
    q,
    isNarrowed: isNarrowed(query),
    /** The list's address, without the page. */
    parameters,
    /** Dates on all pages; where it is cut, among those looked at. */
    found: found ?? 0,
    isCut,
    /** Unix seconds; where nobody counted, when the list was shown. */
    changedAt: found ? (changedAt ?? 0) : unixSeconds(context.now),
    months,
    previous: (hasPrevious && edge("before", events[0])) || null,
    next: (hasNext && edge("after", events.at(-1))) || null,
  };
}

/** "Denne uken", and what comes after it by months. */
function groupOf(row: OwnEventRow, context: ViewContext): string {
  return dayOf(dateFromUnix(row.start_time)) <= weekAt("this", context.now).to
    ? messagesIn(dashboardMessages, context.preferences.locale).thisWeek
    : monthOf(row, context);
}

/** "juni", or "juni 2027" in another year. */
function monthOf(row: OwnEventRow, { preferences: { locale }, now }: ViewContext): string {
  const start = dateFromUnix(row.start_time);
  const isThisYear = inNorway(start).getFullYear() === inNorway(now).getFullYear();
  return formatAs(isThisYear ? "month" : "monthAndYear", start, locale);
}

function viewOwnEvent(row: OwnEventRow, context: ViewContext, isOneSeries: boolean) {
  const { id, type, image, place, dateTime, time, marks, weekday, date, month } = viewEventCard(row, context);
  const { locale } = context.preferences;
  const m = messagesIn(eventsMessages, locale);
  const day = m.shortDay(weekday, date, month);
  return {
    id,
    title: row.title,
    language: row.language,
    type,
    image,
    place,
    dateTime,
    marks,
    /** "søn 22. nov. kl. 11:00" */
    when: time ? keepWhole(m.dayAt(day, time), time) : day,
    /** Set where the event stands for its series. */
    series: isOneSeries ? null : seriesOf(row, locale),
    /** Such events can only be edited in part. */
    importedFrom:
      row.google_calendar_sync_id || row.google_calendar_id
        ? (row.calendar_name ?? messagesIn(dashboardMessages, locale).googleCalendar)
        : null,
    /** Null where it can't be. */
    editAt: editAddressOf(row),
    isChangedHere: row.is_changed_here === 1,
    /** Null where visitors see it. */
    hiddenBy: row.is_hidden === 0 ? null : row.is_by_reports === 1 ? ("reports" as const) : ("moderator" as const),
    isPlaced: row.lat !== null,
    isMerged: row.merged_into !== null,
    mismatches: row.mismatches,
    missing: viewMissing(row, context),
    /** "Vises fra i morgen kl. 14:15"; null where it is not held. */
    held: row.public_from === null ? null : viewTimed(dateFromUnix(row.public_from), context),
    choice: choiceOf(row, isOneSeries),
  };
}

function choiceOf({ id, series_id, version, dates, series_changed_at }: OwnEventRow, isOneSeries: boolean): RowChoice {
  return series_id === null || isOneSeries
    ? { name: CHOSEN.event, value: `${id}.${version}`, dates: 1 }
    : { name: CHOSEN.series, value: `${series_id}.${series_changed_at ?? 0}`, dates };
}

/** Without its calendar there is no source to go back to. */
function editAddressOf({ id, google_calendar_sync_id, google_calendar_id }: OwnEventRow): string | null {
  if (google_calendar_sync_id !== null) return `/dashboard/event/${id}/local-changes`;
  return google_calendar_id === null ? `/dashboard/event/${id}/edit` : null;
}

function seriesOf(row: OwnEventRow, locale: Locale) {
  const rule = ruleOfRow(row);
  return row.series_id && rule ? { id: row.series_id, repeats: viewRule(rule, locale) } : null;
}
