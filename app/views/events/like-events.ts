import type { ComparableRow } from "#db/queries/events/pairs";
import { eventsMessages } from "#messages/events";
import { likeEventsMessages } from "#messages/like-events";
import { placeName } from "~/domain/events/display";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { LikeEvents, LikeEventsPage, PairGroup } from "~/models/events/like-events";
import type { ViewContext } from "./card";

export type LikeEventView = ReturnType<typeof viewLikeEvent>;

export type LikePairView = NonNullable<ReturnType<typeof viewGroup>>;

export interface MergedPairView {
  event: LikeEventView;
  shown: LikeEventView;
  isAutomatic: boolean;
  moreDays: number;
}

export type LikeEventsView = ReturnType<typeof viewLikeEvents>;

export function viewLikeEventsNotice({ groups }: LikeEvents) {
  const count = groups.filter(({ stage }) => stage !== "waiting").length;
  return count === 0
    ? null
    : {
        /** Pairs that wait for this organizer. */
        count,
      };
}

export function viewLikeEvents({ groups, rows, merged }: LikeEventsPage, organizerId: string, context: ViewContext) {
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

function viewGroup({ stage, pairs }: PairGroup, rows: LikeEvents["rows"], organizerId: string, context: ViewContext) {
  const m = messagesIn(likeEventsMessages, context.preferences.locale);
  const [{ a, b, likeness }] = pairs;
  const [one, two] = [rows.get(a.id), rows.get(b.id)];
  if (!one || !two) return null;
  const [own, other] = one.organizer_id === organizerId ? [one, two] : [two, one];
  return {
    stage,
    a: viewLikeEvent(own, organizerId, context),
    b: viewLikeEvent(other, organizerId, context),
    /** "Samme tittel · Samme tid · Samme sted" */
    why: likeness.reasons.map((reason) => m.reasons[reason]),
    moreDays: pairs.length - 1,
    /** Null where both are the organizer's own. */
    other: other.organizer_id === organizerId ? null : other.organizer_name,
  };
}

function viewLikeEvent(row: ComparableRow, organizerId: string, { preferences, now }: ViewContext) {
  const m = messagesIn(likeEventsMessages, preferences.locale);
  const start = dateFromUnix(row.start_time);
  const day = formatDay(start, now, preferences.locale);
  const time = row.all_day === 1 ? null : formatTime(start, preferences);
  return {
    id: row.id,
    title: row.title,
    /** "søndag 6. juni kl. 11:00" */
    when: time ? messagesIn(eventsMessages, preferences.locale).dayAt(day, time) : day,
    place: placeName(row),
    /** Null for the organizer's own. */
    organizer: row.organizer_id === organizerId ? null : row.organizer_name,
    /** "fra kalenderen Menighetskalenderen" */
    source: row.google_calendar_sync_id === null ? m.byHand : m.fromCalendar(row.calendar_name ?? ""),
  };
}
