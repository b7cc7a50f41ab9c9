import type { EventCardRow } from "#db/queries/events/cards";
import type { AccountFavorites, FavoriteEvents } from "#db/queries/favorites/events";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { weekAt } from "~/domain/time/week";
import { formatAs, formatDayAndTime } from "~/i18n/format";
import { type OrganizerBadge, type ViewContext, viewEventAmongOthers, viewOrganizerBadge } from "~/views/events/card";

export type FavoriteEventView = ReturnType<typeof viewFavoriteEvent>;

export interface FavoritesView {
  /** YYYY-MM-DD, the last day of the week that it was asked for in. */
  weekEnds: string;
  /** Soonest first. */
  events: FavoriteEventView[];
  /** Latest first, not all. */
  past: FavoriteEventView[];
  followed: OrganizerBadge[];
  /** Soonest first. */
  followedEvents: FavoriteEventView[];
}

export function viewFavorites(
  { events, past, followed, followedEvents }: FavoriteEvents,
  context: ViewContext,
): FavoritesView {
  return {
    weekEnds: weekAt("this", context.now).to,
    events: events.map((row) => viewFavoriteEvent(row, context)),
    past: past.map((row) => viewFavoriteEvent(row, context)),
    followed: followed.map(viewOrganizerBadge),
    followedEvents: followedEvents.map((row) => viewFavoriteEvent(row, context)),
  };
}

function viewFavoriteEvent(row: EventCardRow, context: ViewContext) {
  const { locale } = context.preferences;
  const start = dateFromUnix(row.start_time);
  const when = row.all_day ? formatAs("day", start, locale) : formatDayAndTime(start, context.preferences);
  return {
    ...viewEventAmongOthers(row, context) /** "7. juni kl. 18:30"; only the day for an event of whole days. */,
    when,
  };
}

export function viewAccountFavorites({ saved, ...favorites }: AccountFavorites, context: ViewContext) {
  return {
    eventIds: saved.event_ids,
    organizerIds: saved.organizer_ids,
    isInAccount: true,
    view: viewFavorites(favorites, context),
  };
}
