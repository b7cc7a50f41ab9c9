import { type Dashboard, DASHBOARD_COUNT_CAP, type OwnEventRow } from "#db/queries/dashboard";
import { dayOf, startOfNorwegianDay } from "~/domain/event-time";
import { canDo } from "~/domain/permissions";
import { factsOf } from "~/domain/recurrence/patterns";
import type { Membership } from "~/domain/viewer";
import type { Locale } from "~/i18n/catalogue";
import { dashboardMessages } from "~/i18n/dashboard";
import { eventsMessages } from "~/i18n/events";
import { firstDayMessages } from "~/i18n/first-day";
import { formatDay, formatMoment, formatTime } from "~/i18n/format";
import { seriesMessages } from "~/i18n/series";
import type { DashboardQuery } from "~/schemas/dashboard-query";
import { type EventCardView, type OrganizerBadge, type ViewContext, viewEventCard, viewOrganizerBadge } from "./event-card";
import { viewShownFrom } from "./held";

/** An event in its organizer's list. */
export interface OwnEventView extends Pick<EventCardView, "id" | "title" | "type" | "picture" | "place" | "dateTime"> {
  /** "søndag 22. november kl. 11:00" */
  when: string;
  /** "hver uke til 13. juni"; null for a single event. */
  repeats: string | null;
  /** The calendar it was fetched from; such events have no buttons. */
  importedFrom: string | null;
  isHidden: boolean;
  /** "Vises fra i morgen kl. 14:15"; null where it is not held back. */
  held: string | null;
}

export interface DashboardView {
  organizer: OrganizerBadge;
  /** "Bærum · 14 kommende arrangementer · kalenderen ble hentet kl. 09:15" */
  summary: string;
  mayWriteEvents: boolean;
  mayWriteProfile: boolean;
  calendarFacts: string;
  teamFacts: string;
  moderationFacts: string;
  period: DashboardQuery["period"];
  page: number;
  hasNext: boolean;
  /** "(14)" */
  comingCount: string;
  pastCount: string;
  /** "12 arrangementer vises fra i morgen kl. 14:15, …"; null where nothing is held back. */
  held: string | null;
  events: OwnEventView[];
}

export function viewDashboard({ facts, events, hasNext }: Dashboard, organizer: Membership, query: DashboardQuery, context: ViewContext): DashboardView {
  const { locale } = context.preferences;
  const m = dashboardMessages[locale];
  const { coming_count, past_count, last_sync } = facts;
  const summary = [
    organizer.city?.trim() || m.countryFallback,
    m.comingEvents(coming_count),
    ...(last_sync === null ? [] : [m.fetchedAt(viewMoment(new Date(last_sync * 1000), context))]),
  ];
  return {
    organizer: viewOrganizerBadge(organizer),
    summary: summary.join(" · "),
    mayWriteEvents: canDo(organizer.role, "write_events"),
    mayWriteProfile: canDo(organizer.role, "write_profile"),
    calendarFacts: m.calendarFacts(facts.calendar_count, facts.imported_count),
    // The owner is a member too, but stands in no team row.
    teamFacts: m.teamFacts(facts.member_count + 1, facts.invited_count),
    moderationFacts: m.moderationFacts(facts.report_count),
    period: query.period,
    page: query.page,
    hasNext,
    comingCount: m.count(coming_count, DASHBOARD_COUNT_CAP),
    pastCount: m.count(past_count, DASHBOARD_COUNT_CAP),
    held: facts.held_until === null ? null : firstDayMessages[locale].someHeld(facts.held_count, viewShownFrom(new Date(facts.held_until * 1000), context)),
    events: events.map((event) => viewOwnEvent(event, context)),
  };
}

/** "kl. 09:15" today, else with the day before it. */
function viewMoment(moment: Date, { preferences, now }: ViewContext): string {
  const m = eventsMessages[preferences.locale];
  const time = formatTime(moment, preferences);
  return dayOf(moment) === dayOf(now) ? m.at(time) : m.dayAt(shortDate(moment, preferences.locale), time);
}

const shortDate = (moment: Date, locale: Locale) => formatMoment(moment, locale === "nb" ? "d. MMMM" : "d MMMM", locale);

function viewOwnEvent(row: OwnEventRow, context: ViewContext): OwnEventView {
  const { id, title, type, picture, place, dateTime, time } = viewEventCard(row, context);
  const { locale } = context.preferences;
  const m = eventsMessages[locale];
  const day = formatDay(new Date(row.start_time * 1000), context.now, locale);
  return {
    id,
    title,
    type,
    picture,
    place,
    dateTime,
    when: time ? m.dayAt(day, time) : day,
    repeats: viewSeries(row, locale),
    importedFrom: row.google_calendar_sync_id || row.google_calendar_id ? (row.calendar_name ?? dashboardMessages[locale].googleCalendar) : null,
    isHidden: row.is_hidden === 1,
    held: row.public_from === null ? null : firstDayMessages[locale].badge(viewShownFrom(new Date(row.public_from * 1000), context)),
  };
}

function viewSeries({ series_pattern, series_until, series_day, start_time }: OwnEventRow, locale: Locale): string | null {
  if (!series_pattern || !series_until) return null;
  const m = seriesMessages[locale];
  const facts = factsOf(series_pattern, series_day ?? dayOf(new Date(start_time * 1000)));
  return m.until(m.repeats(facts), shortDate(startOfNorwegianDay(series_until), locale));
}
