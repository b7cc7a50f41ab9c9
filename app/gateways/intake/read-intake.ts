import { daysToRead } from "~/domain/calendars/events-to-import";
import type { CalendarRefusal } from "~/domain/calendars/reader/components";
import type { Occurrence } from "~/domain/calendars/reader/event-content";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import type { FeedCandidate } from "~/domain/intake/page/feed-candidates";
import { looksPrivate } from "~/domain/intake/private-words";
import { type PrintedEvent, printedEvent } from "~/domain/intake/printed-event";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import type { UnderstoodEvent } from "~/domain/intake/understood";
import { shiftDay, wallClockAt } from "~/domain/time/wall-clock";
import { unpackAtMost } from "../feeds/feed-body";
import { decodePage } from "~/domain/intake/page/page-bytes";
import { readPage } from "../pages/read-page";
import { readDataFile } from "../pages/read-data-file";
import { type IntakeKind, intakeKind, type IntakeRefusal } from "~/domain/intake/intake-kind";

/** What somebody brings in: a file, or what an address returned. */
export interface Intake {
  bytes: Uint8Array<ArrayBuffer>;
  /** A file's name; null where it has none. */
  name: string | null;
  contentType: string | null;
  /** Null for a file. */
  address: string | null;
}

export type IntakeProblem = IntakeRefusal | "too_big" | "no_events" | CalendarRefusal;

export type IntakeReading =
  | { ok: true; events: PrintedEvent[] }
  /** `feeds`: calendars that the page points to instead. */
  | { ok: false; problem: IntakeProblem; feeds: FeedCandidate[] };

const CALENDAR_BYTES = 10 * 1024 * 1024;

/** Reads anything: a page, a calendar, data, a table or a text. Runs in workerd alone. */
export async function readIntake(
  { bytes: packed, name, contentType, address }: Intake,
  now: Date,
): Promise<IntakeReading> {
  const bytes = await unpackAtMost(packed, CALENDAR_BYTES).catch(() => null);
  if (!bytes) return refused("too_big");
  const start = bytes.subarray(0, PAGE_LIMITS.bytes);
  const text = decodePage(start, contentType);
  const kind = intakeKind(start, text, name ?? address, contentType);
  if (kind === "calendar") return readAsCalendar(bytes, contentType, now);
  if (bytes.length > PAGE_LIMITS.bytes && kind !== "page") return refused("too_big");
  return readAsEvents(kind, { bytes, contentType, address }, text, now);
}

async function readAsEvents(
  kind: Exclude<IntakeKind, "calendar">,
  body: Pick<Intake, "bytes" | "contentType" | "address">,
  text: string,
  now: Date,
): Promise<IntakeReading> {
  if (kind === "page" || kind === "json") {
    const page = kind === "page" ? await readPage(body, now) : await readDataFile(text, body.address, now);
    const events = page.events.map((event) => printedEvent(event, event.source));
    return events.length > 0 ? { ok: true, events } : { ok: false, problem: "no_events", feeds: page.feeds };
  }
  if (kind !== "table" && kind !== "text") return refused(kind);
  const { events } = readProgramme(text, now);
  return events.length > 0
    ? { ok: true, events: events.map((event) => printedEvent(event, kind)) }
    : refused("no_events");
}

const refused = (problem: IntakeProblem): IntakeReading => ({ ok: false, problem, feeds: [] });

function readAsCalendar(bytes: Uint8Array, contentType: string | null, now: Date): IntakeReading {
  const reading = readCalendar(bytes, { now, days: daysToRead(now), contentType });
  if (!reading.ok) return refused(reading.reason);
  if (reading.occurrences.length === 0) return refused("no_events");
  return { ok: true, events: reading.occurrences.map((one) => printedEvent(ofOccurrence(one), "ics")) };
}

/** An occurrence of a calendar in the shape of the intake: its reader has judged its times. */
function ofOccurrence(occurrence: Occurrence): UnderstoodEvent {
  const { summary, start, end, allDay, location, url, description, isPrivate } = occurrence;
  const first = allDay ? { day: start, time: null } : wallClockAt(new Date(start));
  const last = end === null ? null : allDay ? { day: shiftDay(end, -1), time: null } : wallClockAt(new Date(end));
  return {
    title: summary,
    day: first.day,
    time: first.time,
    endDay: last && last.day > first.day ? last.day : null,
    endTime: last?.time ?? null,
    place: location,
    address: null,
    url,
    image: null,
    description,
    doubts: [],
    isPrivate: isPrivate || looksPrivate(summary),
    line: 1,
  };
}
