import type { EventCardRow } from "#db/queries/events/cards";
import type { AccountFavorites, FavoriteEvents } from "#db/queries/favorites/events";
import { eventsMessages } from "#messages/events";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { weekAt } from "~/domain/time/week";
import { formatAs, formatTime, keepWhole } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { type ViewContext, viewEventAmongOthers, viewOrganizerBadge } from "~/views/events/card";

export type FavoriteEventView = ReturnType<typeof viewFavoriteEvent>;

export type FavoritesView = ReturnType<typeof viewFavorites>;

export function viewFavorites({ events, past, followed, followedEvents, gone }: FavoriteEvents, context: ViewContext) {
  return {
    /** YYYY-MM-DD, the last day of the week that it was asked for in. */
    weekEnds: weekAt("this", context.now).to,
    /** Soonest first. */
    events: events.map((row) => viewFavoriteEvent(row, context)),
    /** Latest first, not all. */
    past: past.map((row) => viewFavoriteEvent(row, context)),
    followed: followed.map(viewOrganizerBadge),
    /** Soonest first. */
    followedEvents: followedEvents.map((row) => viewFavoriteEvent(row, context)),
    /** Taken away by who held them. */
    gone: gone.map((row) => ({ id: row.id, title: row.title, when: whenOf(row, context) })),
  };
}

function viewFavoriteEvent(row: EventCardRow, context: ViewContext) {
  return { ...viewEventAmongOthers(row, context), when: whenOf(row, context) };
}

/** "søndag 7. juni kl. 18:30"; only the day for an event of whole days. */
function whenOf({ start_time, all_day }: Pick<EventCardRow, "start_time" | "all_day">, { preferences }: ViewContext) {
  const start = dateFromUnix(start_time);
  const day = formatAs("weekday", start, preferences.locale);
  const time = formatTime(start, preferences);
  return all_day ? day : keepWhole(messagesIn(eventsMessages, preferences.locale).dayAt(day, time), time);
}

export function viewAccountFavorites({ saved, ...favorites }: AccountFavorites, context: ViewContext) {
  return {
    eventIds: saved.event_ids,
    organizerIds: saved.organizer_ids,
    isInAccount: true,
    view: viewFavorites(favorites, context),
  };
}
