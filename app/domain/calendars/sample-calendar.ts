/** Endless, with a sample of every feature; /debug/calendar reads it. */
export const SAMPLE_CALENDAR = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Samling//Sample//NO
X-WR-CALNAME:Prøvekalenderen
REFRESH-INTERVAL;VALUE=DURATION:PT2H
BEGIN:VEVENT
UID:hver-uke@samling.example
DTSTART;TZID=Europe/Oslo:20240107T110000
DURATION:PT1H30M
RRULE:FREQ=WEEKLY;BYDAY=SU
SUMMARY:Gudstjeneste
DESCRIPTION:<p>Velkommen til gudstjeneste.<br>Kirkekaffe etterp&aring;.</p>
LOCATION:Prøvekirken\\, Kirkeveien 1
GEO:59.9139;10.7522
END:VEVENT
BEGIN:VEVENT
UID:hver-maaned@samling.example
DTSTART;TZID=W. Europe Standard Time:20240104T193000
DTEND;TZID=W. Europe Standard Time:20240104T213000
RRULE:FREQ=MONTHLY;BYDAY=1TH
SUMMARY:Kveldskonsert med en tittel som er så lang at linjen må brettes\\, slik
  kalendere gjør
CATEGORIES:Musikk,Kveld
URL:https://samling.example/konsert
END:VEVENT
BEGIN:VEVENT
UID:heldags@samling.example
DTSTART;VALUE=DATE:20240614
DTEND;VALUE=DATE:20240617
RRULE:FREQ=YEARLY
SUMMARY:Sommerleir for ungdom
END:VEVENT
BEGIN:VEVENT
UID:over@samling.example
DTSTART:20240301T170000Z
SUMMARY:En basar som er over
END:VEVENT
BEGIN:VEVENT
UID:umulig@samling.example
DTSTART:20240201T170000Z
RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30
SUMMARY:Hver 30. februar
END:VEVENT
BEGIN:VEVENT
UID:uten-start@samling.example
SUMMARY:Uten starttid
END:VEVENT
END:VCALENDAR
`;

export const SAMPLE_GOOGLE_LINK =
  "https://calendar.google.com/calendar/embed?src=provekalender%40group.calendar.google.com&ctz=Europe%2FOslo";

/** The second only tests the reading. */
export const SYNC_FUNCTIONS = ["sync-ical-calendar", "sync-google-calendar"] as const;
export type SyncFunction = (typeof SYNC_FUNCTIONS)[number];
