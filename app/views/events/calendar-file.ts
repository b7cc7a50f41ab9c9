import type { EventRecordRow } from "#db/queries/events/records";
import type { SeriesWithRule } from "#db/queries/events/series-rule";
import { claimMessages } from "#messages/claim";
import { hostMessages } from "#messages/hosts";
import type { CalendarEntry } from "~/domain/calendars/calendar-entry";
import { type CalendarSeries, seriesEntries } from "~/domain/calendars/series-entries";
import { formatCalendar } from "~/domain/calendars/write-calendar";
import { eventImageOf, inReadersLanguage, placeLabel } from "~/domain/events/display";
import { HOST_PARTS, parseHosts } from "~/domain/events/hosts";
import { storedRepetition } from "~/domain/events/series-details";
import type { EventState } from "~/domain/events/types";
import { parseFacts } from "~/domain/facts/facts";
import { fullAddress } from "~/domain/places/addresses";
import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { foldText } from "~/domain/text/fold";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";
import { absolute, positionOf } from "~/views/addresses/public-address";
import { viewFactLines } from "~/views/facts/facts";
import { detailsFrom } from "./series-rule";
import { markedTitle, viewState } from "./state";

/** Soonest first. */
interface SubscribedCalendar {
  name: string;
  homeAddress: string;
  locale?: Locale;
  events: readonly EventRecordRow[];
  series: readonly SeriesWithRule[];
}

/** Each series as one entry with its exceptions. */
export function viewCalendar({ name, homeAddress, ...of }: SubscribedCalendar, appUrl: string): string {
  return formatCalendar(entriesOf(of, appUrl), { name, url: homeAddress });
}

/** Says where it is nobody's who keeps it. */
export const calendarName = ({ name, is_kept }: { name: string; is_kept: number }, locale: Locale): string =>
  is_kept === 1 ? name : `${name} (${messagesIn(claimMessages, locale).notKeptShort})`;

/** Each series as one entry with its exceptions. */
export const viewKeptCalendar = (of: Pick<SubscribedCalendar, "events" | "series" | "locale">, appUrl: string) =>
  formatCalendar(entriesOf(of, appUrl), null);

function entriesOf(
  { events, series, locale = CONTENT_LOCALE }: Pick<SubscribedCalendar, "events" | "series" | "locale">,
  appUrl: string,
) {
  const rules = new Map(series.map((rule) => [rule.id, rule]));
  const groups = new Map<string, EventRecordRow[]>();
  for (const event of events) {
    const key = event.series_id !== null && rules.has(event.series_id) ? event.series_id : event.id;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups].flatMap(([key, rows]) => {
    const rule = rules.get(key);
    return rule ? seriesEntries(seriesOf(rule, rows, appUrl, locale)) : rows.map((row) => entryOf(row, appUrl, locale));
  });
}

const seriesOf = (rule: SeriesWithRule, rows: EventRecordRow[], appUrl: string, locale: Locale): CalendarSeries => ({
  uid: `series-${rule.id}@${new URL(appUrl).host}`,
  rule:
    rule.first_day === null
      ? null
      : { ...storedRepetition(rule.pattern, detailsFrom(rule.details)), firstDay: rule.first_day },
  ...revisionOf(rule),
  dates: rows.map((row) => ({ entry: entryOf(row, appUrl, locale), seriesDay: row.series_day })),
});

/** Each change raises the number: seconds between making and last change. */
const revisionOf = ({ created_at, updated_at }: { created_at: number; updated_at: number | null }) => ({
  changedAt: dateFromUnix(updated_at ?? created_at),
  sequence: (updated_at ?? created_at) - created_at,
});

const NAME_LENGTH = 60;

/** In characters that every system accepts. */
export function calendarFileName(title: string): string {
  const name = foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_LENGTH)
    .replace(/^-|-$/g, "");
  return `${name || "samling"}.ics`;
}

const STATUSES: Record<EventState, CalendarEntry["status"]> = {
  planned: "CONFIRMED",
  moved: "CONFIRMED",
  full: "CONFIRMED",
  postponed: "TENTATIVE",
  cancelled: "CANCELLED",
};

function stateText(event: EventRecordRow, locale: Locale): string {
  const state = viewState(event, { locale, timeFormat: "24h" });
  return state ? [...state.notes, state.reason].filter(Boolean).join(" ") : "";
}

/** A line each. */
function withText(event: EventRecordRow, locale: Locale): string {
  const m = messagesIn(hostMessages, locale);
  const hosts = parseHosts(event.hosts);
  return HOST_PARTS.flatMap((part) => {
    const names = hosts.flatMap((host) => (host.part === part && host.name ? host.name : []));
    return names.length > 0 ? `${m.part[part]}: ${names.join(", ")}` : [];
  }).join("\n");
}

/** A line each. */
const factsText = (event: EventRecordRow, locale: Locale): string =>
  viewFactLines(parseFacts(event.facts), locale).join("\n");

function entryOf(row: EventRecordRow, appUrl: string, locale: Locale): CalendarEntry {
  const event = inReadersLanguage(row, locale);
  const url = `${appUrl}/event/${event.id}`;
  return {
    uid: `${event.id}@${new URL(appUrl).host}`,
    ...revisionOf(event),
    start: dateFromUnix(event.start_time),
    end: event.end_time === null ? null : dateFromUnix(event.end_time),
    allDay: Boolean(event.all_day),
    summary: markedTitle(event, locale),
    language: event.language,
    status: STATUSES[event.state],
    description: [stateText(event, locale), event.description, withText(event, locale), factsText(event, locale)]
      .filter(Boolean)
      .join("\n\n"),
    location: [placeLabel(event), fullAddress(event.location_address, event.city)].filter(Boolean).join(", ") || null,
    position: positionOf(event),
    url,
    categories: JSON.parse(event.tags) as string[],
    image: absolute(eventImageOf(event), appUrl),
  };
}
