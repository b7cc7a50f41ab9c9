import { daysToRead } from "~/domain/calendars/events-to-import";
import { MOST_EVENTS, withBoundedText } from "~/domain/calendars/import-bounds";
import type { CalendarRefusal } from "~/domain/calendars/reader/components";
import type { Occurrence } from "~/domain/calendars/reader/event-content";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";
import { PROBLEM_OF_REFUSAL } from "~/domain/calendars/run";
import { intakeKind, type IntakeRefusal } from "~/domain/intake/intake-kind";
import { mailPart } from "~/domain/intake/mail-part";
import { isHeldBack } from "~/domain/intake/named-people";
import type { FeedCandidate } from "~/domain/intake/page/feed-candidates";
import { decodePage } from "~/domain/intake/page/page-bytes";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import { saidTitle } from "~/domain/intake/page/said-title";
import type { PageReading } from "~/domain/intake/page/understand-page";
import { eventsInPicture } from "~/domain/intake/picture";
import { linesOfProgramme } from "~/domain/intake/programme/plain-lines";
import { priceOf } from "~/domain/intake/programme/price";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { unusedLines } from "~/domain/intake/programme/unused-lines";
import { PICTURE_TYPE } from "~/domain/intake/reading-files";
import { claimOfFeed } from "~/domain/review/decisions";
import { identified } from "~/domain/review/page-reading";
import type { FoundEvent, ReviewKind } from "~/domain/review/review-row";
import type { NotUnderstood, UnderstoodEvent } from "~/domain/sources/understood";
import { shiftDay, startOfNorwegianDay, wallClockAt } from "~/domain/time/days-and-moments";
import { groupsOf, refuse, type Result, succeed } from "~/domain/values";
import { parsePictureLines } from "~/schemas/intake/picture-text";
import { readDataFile } from "../pages/read-data-file";
import { readNews } from "../pages/read-news";
import { readPage } from "../pages/read-page";
import { unpackAtMost } from "../read-at-most";

/** A file, or what an address returned. */
export interface Intake {
  bytes: Uint8Array<ArrayBuffer>;
  name: string | null;
  contentType: string | null;
  address: string | null;
}

export interface IntakeReading {
  kind: ReviewKind;
  title: string | null;
  events: (FoundEvent & { source: string })[];
  notUnderstood: NotUnderstood[];
  isCut: boolean;
  /** Perhaps an excerpt: what it does not list is not gone. */
  isPart?: boolean;
  feeds: FeedCandidate[];
  leads?: string[];
}

export type UnreadableIntake = IntakeRefusal | "damaged" | (typeof PROBLEM_OF_REFUSAL)[CalendarRefusal];

const CALENDAR_BYTES = 10 * 1024 * 1024;

/** A page, a calendar, data, a table or a text. Runs in workerd alone. */
export async function understandIntake(
  { bytes: packed, name, contentType, address }: Intake,
  now: Date,
): Promise<Result<IntakeReading, UnreadableIntake>> {
  const bytes = await unpackAtMost(packed, CALENDAR_BYTES).catch(() => null);
  if (!bytes) return refuse("too_big");
  const text = decodePage(bytes.subarray(0, PAGE_LIMITS.bytes), contentType);
  if (contentType?.startsWith(PICTURE_TYPE)) return understandPicture(text, now);
  const mail = await mailPart(bytes);
  if (mail) return understandIntake({ ...mail, bytes: new TextEncoder().encode(mail.text), name: null, address }, now);
  const kind = intakeKind(bytes, text, name ?? address, contentType);
  if (kind === "calendar") return understandCalendar(bytes, contentType, now);
  if (kind === "page")
    return succeed(ofPage(await readPage({ bytes: bytes.subarray(0, PAGE_LIMITS.bytes), contentType, address }, now)));
  if (bytes.length > PAGE_LIMITS.bytes) return refuse("too_big");
  if (kind === "news") return succeed(ofPage(readNews(text, address, now)));
  if (kind === "json") return succeed(ofPage(await readDataFile(text, address, now)));
  return kind === "table" || kind === "text"
    ? succeed(ofProgramme(text, { kind, source: kind, isToldNow: address === null }, now))
    : refuse(kind);
}

const judged = <Event extends FoundEvent>(found: readonly Event[]) =>
  identified(found).map((event) => ({
    ...event,
    isPrivate: event.isPrivate || isHeldBack(event.title, event.description, event.place),
  }));

export const ofPage = (page: PageReading): IntakeReading => ({
  ...page,
  events: judged(page.events),
  kind: "page",
});

export function ofProgramme(
  text: string,
  { kind, source, isToldNow }: { kind: "text" | "table"; source: string; isToldNow?: boolean },
  now: Date,
): IntakeReading {
  const reading = readProgramme(text, now, { isToldNow });
  const lines = linesOfProgramme(text);
  const ofLine = groupsOf(reading.events, ({ line }) => line);
  /** Of another event in the same line a price may be as well. */
  const isAlone = ({ line, title }: UnderstoodEvent) =>
    ofLine.get(line)?.every((other) => other.title === title) ?? true;
  return {
    kind,
    title: null,
    events: judged(
      reading.events.map((event) => ({ ...event, source, price: isAlone(event) ? priceOf(event, lines) : null })),
    ),
    notUnderstood: [...reading.notUnderstood, ...(isToldNow ? unusedLines(text, reading) : [])],
    isCut: false,
    feeds: [],
  };
}

function understandPicture(json: string, now: Date): Result<IntakeReading, UnreadableIntake> {
  const lines = parsePictureLines(json);
  if (!lines.ok) return lines;
  const { events, notUnderstood } = eventsInPicture(lines.value, now);
  const found = events.map((event) => ({ ...event, source: "picture" }));
  return succeed({ kind: "picture", title: null, events: judged(found), notUnderstood, isCut: false, feeds: [] });
}

function understandCalendar(
  bytes: Uint8Array,
  contentType: string | null,
  now: Date,
): Result<IntakeReading, UnreadableIntake> {
  const reading = readCalendar(bytes, { now, days: daysToRead(now), contentType });
  if (!reading.ok) return refuse(PROBLEM_OF_REFUSAL[reading.reason]);
  const coming = reading.occurrences.slice(0, MOST_EVENTS);
  return succeed({
    kind: "calendar",
    title: reading.name,
    events: withBoundedText(
      coming.map((one) => ({ ...ofOccurrence(one), key: one.key, claim: claimOf(one), source: "ics" })),
    ),
    notUnderstood: [],
    isCut: !reading.isComplete || coming.length < reading.occurrences.length,
    feeds: [],
  });
}

const claimOf = ({ summary, start, allDay, location }: Occurrence) =>
  claimOfFeed({ title: summary, start: allDay ? startOfNorwegianDay(start) : new Date(start), allDay, location });

/** The calendar's reader has judged its times. */
function ofOccurrence(occurrence: Occurrence): UnderstoodEvent {
  const { summary, start, end, allDay, location, url, description, isPrivate } = occurrence;
  const said = saidTitle(summary);
  const first = allDay ? { day: start, time: null } : wallClockAt(new Date(start));
  const last = end === null ? null : allDay ? { day: shiftDay(end, -1), time: null } : wallClockAt(new Date(end));
  return {
    title: said?.title ?? summary,
    day: first.day,
    time: first.time,
    endDay: last && last.day > first.day ? last.day : null,
    endTime: last?.time ?? null,
    place: location,
    address: null,
    url,
    image: null,
    description,
    doubts: said?.doubts ?? [],
    isPrivate: isPrivate || isHeldBack(summary, description, location),
    line: 1,
  };
}
