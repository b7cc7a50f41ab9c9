import ICAL from "ical.js";
import { readCalendar } from "../../app/domain/ical/read-calendar";

export interface IcalMeasure {
  name: string;
  events: number;
  occurrences: number;
  /** Events a second, the median of several runs taken by turns: ours, and ical.js alone on the same body. */
  eventsPerSecond: number;
  bareEventsPerSecond: number;
}

const NOW = new Date("2026-06-04T10:00:00Z");
const DAYS = 365;
const RUNS = 7;
const DAY = 86_400_000;

const OSLO = `BEGIN:VTIMEZONE
TZID:Europe/Oslo
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.000Z/g, "");

/** An event as Google writes them. */
const eventText = (number: number, start: number, ...more: string[]) =>
  `BEGIN:VEVENT
DTSTART;TZID=Europe/Oslo:${stamp(start)}
DTEND;TZID=Europe/Oslo:${stamp(start + DAY / 24)}
${more.map((line) => `${line}\n`).join("")}DTSTAMP:20260601T120000Z
UID:${number}abcdefghijklmnopqrstuvwx@google.com
CREATED:20250301T101010Z
DESCRIPTION:<p>Velkommen til oss\\, store og små! Nattverd\\, kirkekaffe og s
 øndagsskole.</p><br>Les mer på <a href="https://kirken.example/">sidene vår
 e</a>.
LAST-MODIFIED:20250301T101010Z
LOCATION:Nøstebu kirke\\, Nøsteveien 2\\, 7374 Røros
SEQUENCE:1
STATUS:CONFIRMED
SUMMARY:Familiegudstjeneste nr. ${number}
TRANSP:OPAQUE
END:VEVENT
`;

const calendarText = (count: number, event: (number: number) => string) =>
  `BEGIN:VCALENDAR\nPRODID:-//Bench//NO\nVERSION:2.0\nX-WR-TIMEZONE:Europe/Oslo\n${OSLO}\n${Array.from({ length: count }, (_, number) => event(number)).join("")}END:VCALENDAR\n`.replaceAll(
    "\n",
    "\r\n",
  );

const coming = (number: number) => NOW.getTime() + (1 + (number % 350)) * DAY;
const longAgo = (number: number) => NOW.getTime() - (1000 + (number % 1500)) * DAY;
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

/** What a program does with ical.js that reads the same things and nothing more. */
function readBare(body: string): number {
  const calendar = new ICAL.Component(ICAL.parse(body) as never);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const [from, to] = [NOW.getTime(), NOW.getTime() + DAYS * DAY];
  const found: unknown[] = [];
  for (const component of calendar.getAllSubcomponents("vevent")) {
    const event = new ICAL.Event(component);
    const iterator = event.iterator();
    for (let next = iterator.next() as ReturnType<typeof iterator.next> | null; next; next = iterator.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      const start = startDate.toJSDate();
      if (start.getTime() >= to) break;
      if (start.getTime() < from) continue;
      found.push({ start, end: endDate.toJSDate(), uid: item.uid, summary: item.summary, description: item.description, location: item.location });
    }
  }
  return found.length;
}

function readOurs(body: string): number {
  const reading = readCalendar(body, { now: NOW, days: DAYS });
  return reading.ok ? reading.occurrences.length : 0;
}

function seconds(read: (body: string) => number, body: string): number {
  const start = performance.now();
  read(body);
  return (performance.now() - start) / 1000;
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Reading and expanding calendars, against bare ical.js on the same bodies. Refuses to compare different answers. */
export function measureIcal(): IcalMeasure[] {
  return Object.entries(BODIES).map(([name, body]) => {
    const occurrences = readOurs(body);
    if (occurrences !== readBare(body)) throw new Error(`${name}: ${occurrences} occurrences, ical.js finds ${readBare(body)}`);
    const times = Array.from({ length: RUNS }, () => [seconds(readOurs, body), seconds(readBare, body)] as const);
    const events = body.split("BEGIN:VEVENT").length - 1;
    return {
      name,
      events,
      occurrences,
      eventsPerSecond: Math.round(events / median(times.map(([ours]) => ours))),
      bareEventsPerSecond: Math.round(events / median(times.map(([, bare]) => bare))),
    };
  });
}
