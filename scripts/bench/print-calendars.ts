import ICAL from "ical.js";
import { medianOf } from "~/domain/lists";
import { readCalendar } from "../../app/domain/calendars/reader/read-calendar";
import { CALENDAR_NOW, calendarText, coming, DAY, eventText } from "./calendars";
import { measureImports } from "./imports";

const cell = (text: string | number, width: number) => String(text).padStart(width);

const print = (name: string, cells: (string | number)[]) =>
  console.info(name.padEnd(42) + cells.map((text) => cell(text, 13)).join(""));

/** Against bare ical.js, and what importing costs the database. */
export async function printCalendars() {
  print("reading and expanding", ["occurrences", "events/s", "ical.js", "share"]);
  for (const { name, occurrences, eventsPerSecond, bareEventsPerSecond } of measureIcal()) {
    print(name, [
      occurrences,
      eventsPerSecond,
      bareEventsPerSecond,
      `${Math.round((100 * eventsPerSecond) / bareEventsPerSecond)} %`,
    ]);
  }
  print("\nimporting", ["round trips", "statements", "rows read", "rows written", "ms"]);
  for (const { name, events, trips, statements, rowsRead, rowsWritten, ms } of await measureImports()) {
    print(`${events} events, ${name}`, [trips, statements, rowsRead, rowsWritten, Math.round(ms)]);
  }
}

interface IcalMeasure {
  name: string;
  events: number;
  occurrences: number;
  /** Medians of alternating runs, on the same body. */
  eventsPerSecond: number;
  bareEventsPerSecond: number;
}

const DAYS = 365;
const RUNS = 7;
const longAgo = (number: number) => CALENDAR_NOW.getTime() - (1000 + (number % 1500)) * DAY;
const RULES = ["FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE", "FREQ=MONTHLY;BYDAY=1SU", "FREQ=YEARLY"];
const recurring = (number: number) => eventText(number, longAgo(number), `RRULE:${RULES[number % RULES.length]}`);

const BODIES: Record<string, string> = {
  "1,000 single events, all to come": calendarText(1000, (number) => eventText(number, coming(number))),
  "5,000 single events, most of them past": calendarText(5000, (number) =>
    eventText(number, number % 5 === 0 ? coming(number) : longAgo(number)),
  ),
  "100 series that began years ago": calendarText(100, recurring),
  "1,000 events, one in twenty a series": calendarText(1000, (number) =>
    number % 20 === 0 ? recurring(number) : eventText(number, coming(number)),
  ),
};

/** The same fields with bare ical.js. */
function readBare(body: string): number {
  const calendar = new ICAL.Component(ICAL.parse(body) as never);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const [from, to] = [CALENDAR_NOW.getTime(), CALENDAR_NOW.getTime() + DAYS * DAY];
  const found: unknown[] = [];
  for (const component of calendar.getAllSubcomponents("vevent")) {
    const event = new ICAL.Event(component);
    const iterator = event.iterator();
    for (let next = iterator.next() as ReturnType<typeof iterator.next> | null; next; next = iterator.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      const start = startDate.toJSDate();
      if (start.getTime() >= to) break;
      if (start.getTime() < from) continue;
      found.push({
        start,
        end: endDate.toJSDate(),
        uid: item.uid,
        summary: item.summary,
        description: item.description,
        location: item.location,
      });
    }
  }
  return found.length;
}

function readOurs(body: string): number {
  const reading = readCalendar(body, { now: CALENDAR_NOW, days: DAYS });
  return reading.ok ? reading.occurrences.length : 0;
}

function seconds(read: (body: string) => number, body: string): number {
  const start = performance.now();
  read(body);
  return (performance.now() - start) / 1000;
}

/** Throws where ours and bare ical.js differ. */
function measureIcal(): IcalMeasure[] {
  return Object.entries(BODIES).map(([name, body]) => {
    const occurrences = readOurs(body);
    if (occurrences !== readBare(body))
      throw new Error(`${name}: ${occurrences} occurrences, ical.js finds ${readBare(body)}`);
    const times = Array.from({ length: RUNS }, () => [seconds(readOurs, body), seconds(readBare, body)] as const);
    const events = body.split("BEGIN:VEVENT").length - 1;
    return {
      name,
      events,
      occurrences,
      eventsPerSecond: Math.round(events / medianOf(times.map(([ours]) => ours))),
      bareEventsPerSecond: Math.round(events / medianOf(times.map(([, bare]) => bare))),
    };
  });
}
