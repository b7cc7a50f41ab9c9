import { dayOf, isClearMoment, momentAt, shiftDay, TIME_ZONE, wallClockAt } from "~/domain/time/days-and-moments";
import type { CalendarEntry, RepeatedEntry } from "./calendar-entry";
import { type JCalComponent, type JCalProperty, jCalText } from "./jcal-text";
import { NORWEGIAN_CLOCK } from "./norwegian-clock";

export interface CalendarFeed {
  name: string;
  url: string;
}

const REFRESH = "PT6H";

/** By the standard's name and Outlook's; in a file of one event too, which may be subscribed to. */
const REFRESHING: JCalProperty[] = [
  ["refresh-interval", {}, "duration", REFRESH],
  ["x-published-ttl", {}, "unknown", REFRESH],
];

export function formatCalendar(entries: readonly RepeatedEntry[], feed: CalendarFeed | null): string {
  const properties = [
    text("version", "2.0"),
    text("prodid", "-//Samling//Samling//NO"),
    text("calscale", "GREGORIAN"),
    ...(feed ? feedProperties(feed) : []),
    ...REFRESHING,
  ];
  const events = entries.map((entry): JCalComponent => ["vevent", entryProperties(entry), []]);
  const components = entries.every(({ allDay }) => allDay) ? events : [NORWEGIAN_CLOCK, ...events];
  return jCalText(["vcalendar", properties, components]);
}

function feedProperties({ name, url }: CalendarFeed): JCalProperty[] {
  return [
    text("name", name),
    text("x-wr-calname", name),
    ["x-wr-timezone", {}, "unknown", TIME_ZONE],
    ["url", {}, "uri", url],
  ];
}

function entryProperties(entry: RepeatedEntry): JCalProperty[] {
  const { position, location, categories, image } = entry;
  const properties: JCalProperty[] = [
    text("uid", entry.uid),
    inUtc("dtstamp", entry.changedAt),
    inUtc("last-modified", entry.changedAt),
    ["sequence", {}, "integer", entry.sequence],
    text("status", entry.status),
    ...(entry.allDay ? dayProperties(entry) : timeProperties(entry)),
    ...repetition(entry),
    text("summary", entry.summary, entry.language),
    text("description", [entry.description, entry.url].filter(Boolean).join("\n\n"), entry.language),
  ];
  if (location) properties.push(text("location", location));
  if (position) properties.push(["geo", {}, "float", [position.lat, position.lng]]);
  if (categories.length > 0) properties.push(["categories", {}, "text", ...categories.map(plain)]);
  if (image) properties.push(["image", { display: "BADGE" }, "uri", image]);
  properties.push(["url", {}, "uri", entry.url]);
  return properties;
}

/** By the Norwegian clock; in UTC where that shows one of them twice. */
function timeProperties({ start, end }: CalendarEntry): JCalProperty[] {
  const moments = end && end > start ? [start, end] : [start];
  const write = moments.every(isClearMoment) ? byClock : inUtc;
  return moments.map((moment, index) => write(index === 0 ? "dtstart" : "dtend", moment));
}

/** DTEND is the day after the last (RFC 5545). */
function dayProperties({ start, end }: CalendarEntry): JCalProperty[] {
  const last = end && end > start ? dayOf(new Date(end.getTime() - 1)) : dayOf(start);
  return [
    ["dtstart", {}, "date", dayOf(start)],
    ["dtend", {}, "date", shiftDay(last, 1)],
  ];
}

function repetition({ repeats, insteadOf }: RepeatedEntry): JCalProperty[] {
  if (insteadOf) return [named("recurrence-id", insteadOf)];
  if (!repeats) return [];
  const { rule, last, leftOut } = repeats;
  const rrule: JCalProperty = ["rrule", {}, "recur", { ...rule, until: endOfRule(last) }];
  return leftOut.length === 0 ? [rrule] : [rrule, named("exdate", ...leftOut)];
}

const isDay = (name: string): boolean => !name.includes("T");

/** In UTC where it has a time (RFC 5545, 3.3.10). */
function endOfRule(last: string): string {
  if (isDay(last)) return last;
  const [day, time] = last.split("T") as [string, string];
  return utcText(momentAt(day, time.slice(0, "HH:MM".length)));
}

const named = (name: string, ...repetitions: string[]): JCalProperty =>
  repetitions.every(isDay)
    ? [name, {}, "date", ...repetitions]
    : [name, { tzid: TIME_ZONE }, "date-time", ...repetitions];

function byClock(name: string, moment: Date): JCalProperty {
  const { day, time } = wallClockAt(moment);
  const seconds = moment.toISOString().slice("YYYY-MM-DDTHH:MM".length, "YYYY-MM-DDTHH:MM:SS".length);
  return [name, { tzid: TIME_ZONE }, "date-time", `${day}T${time}${seconds}`];
}

const utcText = (moment: Date): string => moment.toISOString().replace(/\.\d+/, "");

const inUtc = (name: string, moment: Date): JCalProperty => [name, {}, "date-time", utcText(moment)];

const text = (name: string, value: string, language: string | null = null): JCalProperty => [
  name,
  language === null ? {} : { language },
  "text",
  plain(value),
];

const plain = (value: string) => value.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
