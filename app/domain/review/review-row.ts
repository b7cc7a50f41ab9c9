import { uidOf } from "~/domain/calendars/imported-event";
import { inferEventType } from "~/domain/calendars/reader/event-type";
import { cutText } from "~/domain/calendars/reader/html";
import type { SourceKind } from "~/domain/calendars/run";
import { type EventTimes, hoursOf, momentsOn } from "~/domain/events/span";
import type { EventType } from "~/domain/events/types";
import type { UnderstoodEvent } from "~/domain/sources/understood";
import { parseWebsite } from "~/domain/text/links";
import { cleanLine, cleanText } from "~/domain/text/plain-text";
import { dayOf } from "~/domain/time/days-and-moments";
import type { PageEvent } from "../intake/page/structured-event";
import type { PictureCut } from "../intake/picture";

export const REVIEW_KINDS = ["page", "calendar", "text", "table", "picture"] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const sourceKindOf = (kind: ReviewKind): SourceKind => (kind === "calendar" ? "feed" : "page");

export type FoundEvent = UnderstoodEvent &
  Partial<Pick<PageEvent, "other" | "id">> &
  Partial<InSource> & { cut?: PictureCut | null };

/** Null for texts, which can't be read again. */
interface InSource {
  /** See identified(). */
  key: string | null;
  claim: string | null;
}

type Understood = Omit<UnderstoodEvent, "image">;

export interface ExistingEvent {
  id: string;
  title: string;
  day: string;
  time: string | null;
  place: string | null;
  /** It comes from a calendar, which alone changes it. */
  isImported: boolean;
}

export interface ReviewRow extends Understood, InSource {
  /** The id that its event gets. */
  id: string;
  type: EventType;
  other: PageEvent["other"];
  isTicked: boolean;
  /** Somebody has written it anew; what they looked at has no doubts. */
  isCorrected: boolean;
  existing?: ExistingEvent | null;
  existingIs?: "same" | "another" | null;
  /** Of the picture that it was read from. */
  cut?: PictureCut | null;
  /** When it was published, in unix seconds. */
  outSince?: number | null;
}

export const MOST_REVIEWED = 500;

/** Characters, as in an event's form, which may be opened later. */
const LONGEST = { title: 120, place: 120, address: 200, description: 5000 } as const;

/** Characters of all descriptions together: a stored value holds 2 MB. */
const MOST_TEXT = 600_000;

const line = (text: string | null, most: number) => (text === null ? null : cutText(cleanLine(text), most) || null);

/** By time; those that are sure and not private are ticked. */
export function reviewRows(found: readonly FoundEvent[], { now, newId }: { now: Date; newId: () => string }) {
  const today = dayOf(now);
  const coming = found.filter((event) => (event.endDay ?? event.day) >= today);
  const inTime = [...coming].sort((a, b) => momentText(a).localeCompare(momentText(b)));
  const taken = inTime.slice(0, MOST_REVIEWED);
  const longest = Math.min(LONGEST.description, Math.floor(MOST_TEXT / Math.max(1, taken.length)));
  return {
    rows: taken.map((event) => rowOf(event, { id: newId(), longest })),
    past: found.length - coming.length,
    left: inTime.length - taken.length,
  };
}

const momentText = ({ day, time }: UnderstoodEvent) => `${day} ${time ?? "00:00"}`;

function rowOf(event: FoundEvent, { id, longest }: { id: string; longest: number }): ReviewRow {
  const { doubts, isPrivate, other } = event;
  return {
    id,
    ...contentOf(event, longest),
    doubts,
    other: other ?? null,
    isPrivate,
    line: event.line,
    key: event.key ?? null,
    claim: event.claim ?? null,
    ...(event.cut && { cut: event.cut }),
    ...(event.evidence && { evidence: event.evidence }),
    ...(event.price && { price: event.price }),
    isTicked: isSure({ doubts, isPrivate }),
    isCorrected: false,
  };
}

export const ROW_CONTENT = [
  "title",
  "day",
  "time",
  "endDay",
  "endTime",
  "place",
  "address",
  "url",
  "description",
  "type",
] as const satisfies readonly (keyof ReviewRow)[];

export type RowContent = Pick<ReviewRow, (typeof ROW_CONTENT)[number]>;

/** Cleans texts as a form does, so that one sent as it was opened changes nothing. */
export function contentOf(event: FoundEvent, longest: number = LONGEST.description): RowContent {
  const { title, day, time, endDay, endTime, description } = event;
  return {
    title: line(title, LONGEST.title) ?? "",
    day,
    time,
    endDay,
    endTime,
    place: line(event.place, LONGEST.place),
    address: line(event.address, LONGEST.address),
    url: parseWebsite(event.url ?? ""),
    description: description === null ? null : cutText(cleanText(description), longest) || null,
    type: inferEventType(title, description),
  };
}

export const isSure = ({ doubts, isPrivate }: Pick<ReviewRow, "doubts" | "isPrivate">): boolean =>
  doubts.length === 0 && !isPrivate;

/** Nothing but its year is in doubt. */
export const isOnlyYearOpen = ({ doubts }: Pick<ReviewRow, "doubts">): boolean =>
  doubts.length === 1 && doubts[0] === "year_guessed";

export function ruleOf({ line, key, title, time }: ReviewRow): string | null {
  const origin = key === null ? (line > 0 ? `line ${line}` : null) : uidOf(key);
  return origin === null ? null : JSON.stringify([origin, title, time]);
}

export const isThereAlready = ({ existing, existingIs }: ReviewRow): boolean => Boolean(existing) && !existingIs;

export const isEqualTo = (event: ExistingEvent, { title, day, time }: ReviewRow): boolean =>
  event.title === title && event.day === day && event.time === time;

export const isMergeable = (row: ReviewRow): boolean =>
  Boolean(row.existing && isThereAlready(row) && !row.existing.isImported && !isEqualTo(row.existing, row));

/** Of what is there already and nothing else is asked about, under one title and clock: one choice is for all of its dates. */
export function thereAs(row: ReviewRow): string | null {
  const { title, time, existing, existingIs } = row;
  const isPlain = (isSure(row) || isOnlyYearOpen(row)) && obstacleOf(row) === null;
  if (!existing || existingIs === "another" || !isPlain) return null;
  return JSON.stringify([title, time, existing.title, existing.time, existing.isImported, existingIs ?? null]);
}

export type RowObstacle = "choose_clock" | "wrong_times" | "no_title";

export function obstacleOf(row: ReviewRow): RowObstacle | null {
  if (row.title.trim() === "") return "no_title";
  if (row.other !== null) return "choose_clock";
  return momentsOf(row) ? null : "wrong_times";
}

/** Null where its times don't fit each other; whole days end at midnight. */
export function momentsOf({
  day,
  time,
  endDay,
  endTime,
}: Pick<Understood, "day" | "time" | "endDay" | "endTime">): EventTimes | null {
  const hours = hoursOf({ startDay: day, startTime: time, endDay, endTime: endTime === time ? null : endTime });
  return hours.ok ? momentsOn(day, hours.value) : null;
}
