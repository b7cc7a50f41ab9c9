import type { EventDetailRow } from "#db/queries/events/page";
import { eventImageOf, placeLabel, placeName } from "~/domain/events/display";
import { type EndingRule, factsOf } from "~/domain/events/recurrence";
import type { RecurrencePattern } from "~/domain/events/repetition";
import { type EventTimes, phaseOf } from "~/domain/events/span";
import { hasRoom, takesPlace } from "~/domain/events/types";
import { parseFacts } from "~/domain/facts/facts";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatMoment } from "~/i18n/format";
import type { HostBadge } from "~/views/events/card";
import { eventFactsData } from "~/views/facts/structured-facts";
import { searchImages } from "~/views/images/image";
import { placeData } from "./structured-place";

/** For search engines. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string | string[] } & Record<string, unknown>;

interface EventContext {
  times: EventTimes;
  /** In place of a description. */
  summary: string;
  /** Null outside a series. */
  rule: EndingRule | null;
  others: readonly HostBadge[];
  /** Says that nobody has said yes to it. */
  unconfirmed?: string | undefined;
  now: Date;
  appUrl: string;
}

/** When doors open, and since when tickets are sold, is not known. */
export function eventData(
  event: EventDetailRow,
  { times, summary, rule, others, unconfirmed, now, appUrl }: EventContext,
): StructuredData {
  const facts = parseFacts(event.facts);
  const url = `${appUrl}/event/${event.id}`;
  const written = (moment: Date) =>
    formatMoment(moment, times.isAllDay ? "yyyy-MM-dd" : "yyyy-MM-dd'T'HH:mm:ssxxx", CONTENT_LOCALE);
  const lastMoment = times.end && times.isAllDay ? new Date(times.end.getTime() - 1) : times.end;
  const organization = ({ id, name }: { id: string; name: string | null }) => ({
    "@type": "Organization",
    "@id": `${appUrl}/organizer/${id}`,
    name: name ?? undefined,
    url: `${appUrl}/organizer/${id}`,
  });
  const holding = others.filter(({ part }) => part !== "place").map(organization);
  const places = others.filter(({ part }) => part === "place").map(organization);
  const organizer = organization({ id: event.organizer_id, name: event.organizer_name });
  const said = eventFactsData(facts, {
    place: placeData(placeLabel(event), { ...event, address: event.location_address }, facts),
    hasPlace: hasPlace(event),
    page: url,
    written: event.organizer_language,
    availability: availabilityOf(event, phaseOf(times, now) === "past"),
  });
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    "@id": url,
    name: event.title,
    url,
    startDate: written(times.start),
    endDate: lastMoment ? written(lastMoment) : undefined,
    ...statusOf(event, written),
    description: event.description || summary,
    disambiguatingDescription: unconfirmed,
    image: searchImages(eventImageOf(event), event.event_type, event.id).map((path) => appUrl + path),
    ...said,
    performer: event.speaker_band
      ? { "@type": event.event_type === "concert" ? "PerformingGroup" : "Person", name: event.speaker_band }
      : undefined,
    organizer: holding.length === 0 ? organizer : [organizer, ...holding],
    contributor: places.length === 0 ? undefined : places,
    superEvent: rule ? seriesData(rule, { name: event.title, location: said.location }) : undefined,
  };
}

/** False for an event that says no more than its stream's address. */
const hasPlace = (event: EventDetailRow): boolean =>
  placeName(event) !== null || event.location_address !== null || event.lat !== null;

/** Null where nobody can come. */
function availabilityOf(event: EventDetailRow, isOver: boolean): "InStock" | "SoldOut" | null {
  if (isOver || !takesPlace(event)) return null;
  return hasRoom(event) ? "InStock" : "SoldOut";
}

/** A moved event is rescheduled only at another time; a full one takes place. */
function statusOf({ state, previous_start_time, start_time }: EventDetailRow, written: (moment: Date) => string) {
  const eventStatus = (name: string) => `https://schema.org/Event${name}`;
  if (state === "cancelled") return { eventStatus: eventStatus("Cancelled") };
  if (state === "postponed") return { eventStatus: eventStatus("Postponed") };
  return state === "moved" && previous_start_time !== null && previous_start_time !== start_time
    ? { eventStatus: eventStatus("Rescheduled"), previousStartDate: written(dateFromUnix(previous_start_time)) }
    : { eventStatus: eventStatus("Scheduled") };
}

const seriesData = (rule: EndingRule, { name, location }: { name: string; location: object }) => ({
  "@type": "EventSeries",
  name,
  startDate: rule.firstDay,
  endDate: rule.endless ? undefined : rule.until,
  location,
  // Days that were picked have no schedule.
  eventSchedule: rule.pattern === "picked" ? undefined : schedule(rule),
});

/** The interval in ISO 8601. */
const FREQUENCIES: Record<Exclude<RecurrencePattern, "weekdays" | "picked">, string> = {
  daily: "P1D",
  weekly: "P1W",
  biweekly: "P2W",
  triweekly: "P3W",
  monthly: "P1M",
  monthly_weekday: "P1M",
  monthly_last_weekday: "P1M",
  yearly: "P1Y",
};

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

function schedule(rule: EndingRule) {
  const { pattern, firstDay, until, endless, every = 1, weekdays = [] } = rule;
  const { date, month } = factsOf(rule, firstDay);
  return {
    "@type": "Schedule",
    repeatFrequency: pattern === "weekdays" || pattern === "picked" ? `P${every}W` : FREQUENCIES[pattern],
    byDay: pattern === "weekdays" ? weekdays.map((weekday) => WEEKDAYS[weekday]) : weekdayIn(rule),
    byMonth: month,
    byMonthDay: pattern === "monthly" || pattern === "yearly" ? date : undefined,
    startDate: firstDay,
    endDate: endless ? undefined : until,
    scheduleTimezone: "Europe/Oslo",
  };
}

function weekdayIn(rule: EndingRule): string | undefined {
  const { pattern, firstDay } = rule;
  const { weekday, place } = factsOf(rule, firstDay);
  if (pattern === "monthly_weekday" || pattern === "monthly_last_weekday")
    return `${place === "last" ? -1 : place}${WEEKDAYS[weekday]}`;
  return pattern.endsWith("weekly") ? WEEKDAYS[weekday] : undefined;
}
