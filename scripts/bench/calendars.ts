export const CALENDAR_NOW = new Date("2026-06-04T10:00:00Z");

export const DAY = 86_400_000;

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

/** As Google writes it. */
export const eventText = (number: number, start: number, ...more: string[]) =>
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

export const calendarText = (count: number, event: (number: number) => string) =>
  `BEGIN:VCALENDAR\nPRODID:-//Bench//NO\nVERSION:2.0\nX-WR-TIMEZONE:Europe/Oslo\n${OSLO}\n${Array.from({ length: count }, (_, number) => event(number)).join("")}END:VCALENDAR\n`.replaceAll(
    "\n",
    "\r\n",
  );

export const coming = (number: number) => CALENDAR_NOW.getTime() + (1 + (number % 350)) * DAY;
