import { eventStateMessages } from "#messages/event-states";
import { eventsMessages } from "#messages/events";
import { type SourceColumns, storedStanding } from "~/domain/calendars/imported-event";
import { type EventMark, marksOf, type StateRow, takesPlace, titleMark } from "~/domain/events/types";
import type { NonEmpty } from "~/domain/lists";
import type { Locale, Preferences } from "~/domain/site/locales";
import { dateFromUnix, dayOf, unixSeconds } from "~/domain/time/days-and-moments";
import { formatAs, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

/** "Avlyst" */
export interface MarkView {
  kind: EventMark;
  text: string;
}

export function viewMarks(row: StateRow, locale: Locale): MarkView[] {
  const { marks } = messagesIn(eventStateMessages, locale);
  return marksOf(row).map((kind) => ({ kind, text: marks[kind] }));
}

/** "Avlyst", for where one stands before a title. */
export function viewTitleMark(row: StateRow, locale: Locale): string | null {
  const mark = titleMark(row);
  return mark && messagesIn(eventStateMessages, locale).marks[mark];
}

/** "Avlyst: Gudstjeneste" */
export function markedTitle(row: StateRow & { title: string }, locale: Locale): string {
  const mark = viewTitleMark(row, locale);
  return mark ? `${mark}: ${row.title}` : row.title;
}

interface ToldState extends StateRow, SourceColumns {
  all_day: number;
  state_reason: string | null;
}

/** For its page and calendar files. */
export interface StateView {
  marks: NonEmpty<MarkView>;
  takesPlace: boolean;
  /** "Flyttet fra kl. 11:00." */
  notes: string[];
  reason: string | null;
}

type Clock = Pick<Preferences, "locale" | "timeFormat">;

/** Null where it is as planned and needs no registration. */
export function viewState(row: ToldState, clock: Clock): StateView | null {
  const [first, ...others] = viewMarks(row, clock.locale);
  if (!first) return null;
  const marks: NonEmpty<MarkView> = [first, ...others];
  return { marks, takesPlace: takesPlace(row), notes: notesOf(row, clock), reason: row.state_reason };
}

interface StoredState extends Omit<ToldState, "start_time" | "previous_start_time" | "all_day"> {
  start_time: Date;
  previous_start_time: Date | null;
  all_day: boolean;
}

export const viewStoredState = (event: StoredState, clock: Clock): StateView | null =>
  viewState(
    {
      ...event,
      start_time: unixSeconds(event.start_time),
      previous_start_time: event.previous_start_time && unixSeconds(event.previous_start_time),
      all_day: Number(event.all_day),
    },
    clock,
  );

function notesOf(row: ToldState, clock: Clock): string[] {
  const { notes } = messagesIn(eventStateMessages, clock.locale);
  return row.is_unconfirmed === 1 ? [...saidNotes(row, clock), notes.unconfirmed] : saidNotes(row, clock);
}

function saidNotes(row: ToldState, clock: Clock): string[] {
  const { notes } = messagesIn(eventStateMessages, clock.locale);
  const registration = marksOf(row)
    .filter((mark) => mark === "required" || mark === "closed")
    .map((mark) => notes[mark]);
  if (row.state === "planned") return registration;
  if (row.state === "cancelled")
    return storedStanding(row) === "lost" && !row.state_reason ? [notes.gone] : [notes.cancelled];
  if (row.state !== "moved") return [notes[row.state], ...registration];
  const from = [row.previous_location, wasAt(row, clock)].filter((part) => part !== null);
  return from.length === 0 ? registration : [notes.movedFrom(from), ...registration];
}

/** "kl. 11:00", with the day before it where that was another; null where the time is as it was. */
function wasAt({ previous_start_time: before, start_time, all_day }: ToldState, clock: Clock): string | null {
  if (before === null || before === start_time) return null;
  const [was, is] = [dateFromUnix(before), dateFromUnix(start_time)];
  const m = messagesIn(eventsMessages, clock.locale);
  const time = formatTime(was, clock);
  if (dayOf(was) === dayOf(is)) return m.at(time);
  const day = formatAs("weekday", was, clock.locale);
  return all_day ? day : m.dayAt(day, time);
}
