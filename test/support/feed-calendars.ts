import { NOW, stamp } from "./clock.ts";

const DAY_MS = 86_400_000;

interface FeedEvent {
  uid: string;
  summary: string;
  /** Days after NOW. */
  inDays: number;
  location?: string;
  description?: string;
  rrule?: string;
}

const eventLines = ({ uid, summary, inDays, location, description, rrule }: FeedEvent, now: Date) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(new Date(now.getTime() + inDays * DAY_MS))}`,
  `DTEND:${stamp(new Date(now.getTime() + inDays * DAY_MS + DAY_MS / 12))}`,
  `SUMMARY:${summary}`,
  ...(location ? [`LOCATION:${location}`] : []),
  ...(description ? [`DESCRIPTION:${description}`] : []),
  ...(rrule ? [`RRULE:${rrule}`] : []),
  "END:VEVENT",
];

/** Returns the text of a calendar with these events. */
export function calendarText(
  events: FeedEvent[],
  { name = "Kirkekalenderen", now = NOW }: { name?: string; now?: Date } = {},
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Samling//Test//NO",
    `X-WR-CALNAME:${name}`,
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return `${lines.join("\r\n")}\r\n`;
}

const BEFORE: FeedEvent[] = [
  { uid: "gudstjeneste@kalender.example", summary: "Gudstjeneste med dåp", inDays: 3, location: "Fjellkirken" },
  { uid: "konsert@kalender.example", summary: "Kveldskonsert", inDays: 5, location: "Fjellkirken" },
  { uid: "bonn@kalender.example", summary: "Morgenbønn", inDays: 40 },
  { uid: "i-fjor@kalender.example", summary: "Fjorårets basar", inDays: -300 },
];

/** A calendar before and after one event was changed, one removed and one added. */
export const TWO_VERSIONS = {
  before: (now?: Date) => calendarText(BEFORE, { ...(now && { now }) }),
  after: (now?: Date) =>
    calendarText(
      [
        BEFORE[0]!,
        { ...BEFORE[1]!, summary: "Kveldskonsert med koret", inDays: 7 },
        { uid: "leir@kalender.example", summary: "Ungdomsleir", inDays: 12, location: "Fjellstua" },
        BEFORE[3]!,
      ],
      { ...(now && { now }) },
    ),
};
