import type { ComparableRow } from "#db/queries/events/pairs";
import { eventsMessages } from "#messages/events";
import { likeEventsMessages } from "#messages/like-events";
import { placeName } from "~/domain/events/display";
import { dateFromUnix } from "~/domain/time/unix-time";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { LikeEvents, LikeEventsPage, PairGroup, PairStage } from "~/models/events/like-events";
import type { ViewContext } from "./card";

export interface LikeEventView {
  id: string;
  title: string;
  /** "søndag 6. juni kl. 11:00" */
  when: string;
  place: string | null;
  /** Null for the organizer's own. */
  organizer: string | null;
  /** "fra kalenderen Menighetskalenderen" */
  source: string;
}

export interface LikePairView {
  stage: PairStage;
  a: LikeEventView;
  b: LikeEventView;
  /** "Samme tittel · Samme tid · Samme sted" */
  why: string[];
  moreDays: number;
  /** Null where both are the organizer's own. */
  other: string | null;
}

export interface MergedPairView {
  event: LikeEventView;
  shown: LikeEventView;
  isAutomatic: boolean;
  moreDays: number;
}

export interface LikeEventsView {
  pairs: LikePairView[];
  merged: MergedPairView[];
}

export interface LikeEventsNotice {
  /** Pairs that wait for this organizer. */
  count: number;
}

export function viewLikeEventsNotice({ groups }: LikeEvents): LikeEventsNotice | null {
  const count = groups.filter(({ stage }) => stage !== "waiting").length;
  return count === 0 ? null : { count };
}

export function viewLikeEvents(
  { groups, rows, merged }: LikeEventsPage,
  organizerId: string,
  context: ViewContext,
): LikeEventsView {
  const view = (row: ComparableRow) => viewLikeEvent(row, organizerId, context);
  return {
    pairs: groups.flatMap((group) => viewGroup(group, rows, organizerId, context) ?? []),
    merged: merged.map(({ folded, shown, isAutomatic, count }) => ({
      event: view(folded),
      shown: view(shown),
      isAutomatic,
      moreDays: count - 1,
    })),
  };
}

function viewGroup(
  { stage, pairs }: PairGroup,
  rows: LikeEvents["rows"],
  organizerId: string,
  context: ViewContext,
): LikePairView | null {
  const m = messagesIn(likeEventsMessages, context.preferences.locale);
  const [{ a, b, likeness }] = pairs;
  const [one, two] = [rows.get(a.id), rows.get(b.id)];
  if (!one || !two) return null;
  const [own, other] = one.organizer_id === organizerId ? [one, two] : [two, one];
  return {
    stage,
    a: viewLikeEvent(own, organizerId, context),
    b: viewLikeEvent(other, organizerId, context),
    why: likeness.reasons.map((reason) => m.reasons[reason]),
    moreDays: pairs.length - 1,
    other: other.organizer_id === organizerId ? null : other.organizer_name,
  };
}

function viewLikeEvent(row: ComparableRow, organizerId: string, { preferences, now }: ViewContext): LikeEventView {
  const m = messagesIn(likeEventsMessages, preferences.locale);
  const start = dateFromUnix(row.start_time);
  const day = formatDay(start, now, preferences.locale);
  const time = row.all_day === 1 ? null : formatTime(start, preferences);
  return {
    id: row.id,
    title: row.title,
    when: time ? messagesIn(eventsMessages, preferences.locale).dayAt(day, time) : day,
    place: placeName(row),
    organizer: row.organizer_id === organizerId ? null : row.organizer_name,
    source: row.google_calendar_sync_id === null ? m.byHand : m.fromCalendar(row.calendar_name ?? ""),
  };
}
