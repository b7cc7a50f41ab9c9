import type { Position } from "~/domain/places/position";
import { DISTANCE_POOL, MAX_SHOWN, PAGE_SIZE } from "~/domain/search/limits";
import { formatDay } from "~/i18n/format";
import type { FoundEvents } from "~/models/events/find";
import type { EventSearchParameters } from "~/schemas/search/events";
import { type EventCardView, type ViewContext, viewEventAmongOthers } from "~/views/events/card";

export interface DayGroup {
  day: string;
  heading: string;
  near: "today" | "tomorrow" | null;
  events: EventCardView[];
}

/** The centre of the search: a named place, or coordinates (only the device knows whose) and the nearest place. */
export type SearchCenter =
  { kind: "place"; name: string } | { kind: "position"; position: Position; name: string | null };

export interface HomeView {
  /** By day in time order; one group without a heading when sorted by distance. */
  days: DayGroup[];
  running: EventCardView[];
  total: number;
  totalIsCapped: boolean;
  /** How many of the soonest events are sorted by distance. */
  distancePool: number;
  /** Null for a search everywhere. */
  center: SearchCenter | null;
  placeIsUnknown: boolean;
  radiusKm: number;
  /** Query string of the next, longer page; null when everything is shown. */
  more: { show: number } | { after: number } | null;
}

export function viewHome(found: FoundEvents, search: EventSearchParameters, context: ViewContext): HomeView {
  const cards = found.events.map((row) => viewEventAmongOthers(row, context));
  return {
    days:
      search.sort === "distance" && found.center
        ? [{ day: "", heading: "", near: null, events: cards }]
        : groupByDay(cards, context),
    running: found.running.map((row) => viewEventAmongOthers(row, context)),
    total: found.total,
    totalIsCapped: found.totalIsCapped,
    distancePool: DISTANCE_POOL,
    center: centerOf(found),
    placeIsUnknown: found.placeIsUnknown,
    radiusKm: search.radius_km,
    more: moreOf(found, search),
  };
}

function centerOf({ center }: FoundEvents): SearchCenter | null {
  if (!center) return null;
  const { lat, lng, name, isNamed } = center;
  return isNamed && name !== null ? { kind: "place", name } : { kind: "position", position: { lat, lng }, name };
}

function groupByDay(cards: EventCardView[], { now, preferences }: ViewContext): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last?.day === card.day) last.events.push(card);
    else {
      const heading = formatDay(new Date(card.dateTime), now, preferences.locale);
      groups.push({ day: card.day, heading, near: card.near, events: [card] });
    }
  }
  return groups;
}

function moreOf({ nextCursor }: FoundEvents, { show }: EventSearchParameters): HomeView["more"] {
  if (!nextCursor) return null;
  if (show < MAX_SHOWN) return { show: Math.min(MAX_SHOWN, show + PAGE_SIZE) };
  return "after" in nextCursor ? { after: nextCursor.after } : null;
}
