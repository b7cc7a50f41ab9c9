import { weeklyLifeMessages } from "#messages/weekly-life";
import { isLongEvent } from "~/domain/events/span";
import type { Position } from "~/domain/places/position";
import { DEFAULT_RADIUS_KM, DISTANCE_POOL, MAX_SHOWN, PAGE_SIZE, type SearchView } from "~/domain/search/limits";
import { groupsOf } from "~/domain/values";
import { formatDay } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundEvents, FoundPlace } from "~/models/events/find";
import type { FoundSearchedMonth } from "~/models/events/find-searched-month";
import type { EventSearchParameters } from "~/schemas/search/events";
import { type EventCardView, timesOf, type ViewContext, viewEventAmongOthers } from "~/views/events/card";
import { picturesApart } from "~/views/events/pictures-apart";
import { viewRegularTimes } from "~/views/events/regular-times";
import { dayNames } from "./day-names";
import { type MapStart, viewMapStart } from "./map";
import type { MonthView } from "./month";
import { type UnderstoodView, viewUnderstood } from "./understood";

export interface DayGroup {
  day: string;
  heading: string;
  /** "1. søndag i advent", or a public holiday. */
  names: string | null;
  near: "today" | "tomorrow" | null;
  events: EventCardView[];
}

/** Coordinates come with the nearest place: only the device knows whose they are. */
export type SearchCenter =
  | { kind: "place"; name: string }
  | { kind: "position"; position: Position; name: string | null };

export interface HomeView {
  face: SearchView;
  map: MapStart | null;
  month: MonthView | null;
  /** In time order; one group without a heading when sorted by distance. */
  days: DayGroup[];
  running: EventCardView[];
  /** "Flere mulige treff", below all others. */
  byChance: EventCardView[];
  total: number;
  totalIsCapped: boolean;
  /** "4 serier står på én linje hver", where regular series are. */
  folded: string | null;
  /** Null where regular series are never shown once. */
  folding: FoundEvents["folding"];
  /** So many of the soonest are sorted by distance. */
  distancePool: number;
  /** What was read in the words that were typed. */
  understood: UnderstoodView | null;
  /** Null for a search everywhere. */
  center: SearchCenter | null;
  placeIsUnknown: boolean;
  radiusKm: number;
  /** Null when everything is shown. */
  more: { show: number } | { after: number } | null;
}

export function viewHome(
  found: FoundEvents,
  search: EventSearchParameters,
  context: ViewContext & { settings: { TILE_URL: string } },
): HomeView {
  const { preferences } = context;
  const around = found.center && { ...found.center, radiusKm: radiusOf(found) };
  const cards = found.events.map((row) => ({
    ...viewEventAmongOthers(row, context),
    repeats: found.folding === "folded" ? viewRegularTimes(row, preferences) : null,
  }));
  const apart = picturesApart();
  return {
    face: search.view,
    map:
      search.view === "map"
        ? {
            ...viewMapStart(found.events, { bbox: search.bbox, around }, context.settings),
            circle: search.bbox ? null : around,
          }
        : null,
    month: null,
    days:
      search.sort === "distance" && found.center
        ? [{ day: "", heading: "", names: null, near: null, events: cards.map(apart) }]
        : groupByDay(cards, context).map((group) => ({ ...group, events: longLast(group.events, found).map(apart) })),
    running: found.running.map((row) => viewEventAmongOthers(row, context)),
    byChance: found.byChance.map((row) => viewEventAmongOthers(row, context)),
    total: found.total,
    totalIsCapped: found.totalIsCapped,
    folded:
      found.regular > 0 && !found.totalIsCapped
        ? messagesIn(weeklyLifeMessages, preferences.locale).folded(found.regular)
        : null,
    folding: found.folding,
    distancePool: DISTANCE_POOL,
    understood: viewUnderstood(found, search.q, context, search.sort === "distance" ? undefined : found.events[0]),
    center: centerOf(found),
    placeIsUnknown: found.placeIsUnknown,
    radiusKm: radiusOf(found),
    more: moreOf(found, search),
  };
}

export function viewHomeMonth(
  month: MonthView,
  found: FoundSearchedMonth,
  search: EventSearchParameters,
  context: ViewContext,
): HomeView {
  return {
    face: "month",
    map: null,
    month,
    days: [],
    running: [],
    byChance: [],
    total: 0,
    totalIsCapped: false,
    folded: null,
    folding: null,
    distancePool: DISTANCE_POOL,
    understood: viewUnderstood(found, search.q, context),
    center: centerOf(found.place),
    placeIsUnknown: found.place.placeIsUnknown,
    radiusKm: radiusOf(found),
    more: null,
  };
}

const radiusOf = ({ asked }: Pick<FoundEvents, "asked">) => asked.radius_km ?? DEFAULT_RADIUS_KM;

export function centerOf({ center }: FoundPlace): SearchCenter | null {
  if (!center) return null;
  const { lat, lng, name, isNamed } = center;
  return isNamed && name !== null ? { kind: "place", name } : { kind: "position", position: { lat, lng }, name };
}

const groupByDay = (cards: EventCardView[], { now, preferences: { locale } }: ViewContext): DayGroup[] =>
  [...groupsOf(cards, ({ day }) => day)].map(([day, events]) => {
    const [{ dateTime, near }] = events;
    return { day, heading: formatDay(new Date(dateTime), now, locale), names: dayNames(day, locale), near, events };
  });

/** Events of thirty days or more come last: no day begins with an exhibition. */
function longLast(cards: EventCardView[], { events }: FoundEvents): EventCardView[] {
  const long = new Set(events.filter((row) => isLongEvent(timesOf(row))).map(({ id }) => id));
  return [...cards.filter(({ id }) => !long.has(id)), ...cards.filter(({ id }) => long.has(id))];
}

function moreOf({ nextCursor }: FoundEvents, { show }: EventSearchParameters): HomeView["more"] {
  if (!nextCursor) return null;
  if (show < MAX_SHOWN) return { show: Math.min(MAX_SHOWN, show + PAGE_SIZE) };
  return "after" in nextCursor ? { after: nextCursor.after } : null;
}
