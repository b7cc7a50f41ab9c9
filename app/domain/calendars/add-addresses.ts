import { type EventTimes, lastDayOf } from "~/domain/events/span";
import { dayOf, shiftDay } from "~/domain/time/days-and-moments";

export interface EventToAdd {
  title: string;
  times: EventTimes;
  place: string | null;
  /** The description, without the page's address. */
  text: string;
  url: string;
}

/** Both calendars require an end. */
const UNKNOWN_LENGTH_MS = 60 * 60 * 1000;

/** Characters of a text; longer addresses are refused by some programs. */
const MOST_TEXT = 600;

export function googleAddAddress({ title, times, place, text, url }: EventToAdd): string {
  const [from, to] = spanOf(times).map((moment) => moment.replace(/[-:]/g, "").replace(".000", ""));
  return withQuery("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: title,
    dates: `${from}/${to}`,
    details: detailsOf(text, url),
    location: place,
  });
}

/** Outlook for private accounts, and for workplaces and schools: each refuses the other's. */
export const OUTLOOK_AT_HOME = "https://outlook.live.com/calendar/0";
export const OUTLOOK_AT_WORK = "https://outlook.office.com/calendar/0";

export function outlookAddAddress({ title, times, place, text, url }: EventToAdd, outlook: string = OUTLOOK_AT_HOME) {
  const [startdt, enddt] = spanOf(times);
  return withQuery(`${outlook}/deeplink/compose`, {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt,
    enddt,
    allday: times.isAllDay ? "true" : null,
    body: detailsOf(text, url),
    location: place,
  });
}

/** Returns start and exclusive end: in UTC, or days (YYYY-MM-DD) of whole days. */
function spanOf(times: EventTimes): [from: string, to: string] {
  const { start, end, isAllDay } = times;
  if (isAllDay) return [dayOf(start), shiftDay(dayOf(lastDayOf(times) ?? start), 1)];
  return [start.toISOString(), (end ?? new Date(start.getTime() + UNKNOWN_LENGTH_MS)).toISOString()];
}

const detailsOf = (text: string, url: string) => {
  const shortened = [...text].length > MOST_TEXT ? `${[...text].slice(0, MOST_TEXT).join("").trimEnd()} …` : text;
  return [shortened, url].filter(Boolean).join("\n\n");
};

function withQuery(address: string, fields: Record<string, string | null | undefined>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return `${address}?${new URLSearchParams(given).toString()}`;
}
