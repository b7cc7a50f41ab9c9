import type { OrganizersOnMap } from "#db/queries/organizers/on-map";
import type { MapMark } from "#db/queries/search/groups";
import type { FoundMarks } from "#db/queries/search/map";
import { placeLabel } from "~/domain/events/display";
import type { EventType } from "~/domain/events/types";
import { type Attribution, tileAttribution } from "~/domain/places/maps";
import { type Bounds, boundsAround, type Circle, MAINLAND } from "~/domain/places/position";
import { type EventCardView, type ViewContext, viewEventAmongOthers } from "~/views/events/card";

/** Short names: a map has up to 150 marks. */
export interface MapMarkView {
  /** Latitude and longitude. */
  at: [number, number];
  count: number;
  more?: true | undefined;
  /** West, south, east, north; missing for a single place. */
  area?: [number, number, number, number] | undefined;
  /** For a single place with one type. */
  type?: EventType | undefined;
}

export interface MapStart {
  area: Bounds;
  /** What is searched, instead of what the map shows; it is drawn. */
  circle: Circle | null;
  attribution: Attribution;
  /** Latitude and longitude of what is in the list, by its id. */
  at: Record<string, [number, number]>;
}

export function viewMapStart(
  listed: readonly { id: string; lat: number | null; lng: number | null }[],
  { bbox, around }: { bbox: Bounds | undefined; around: Circle | null },
  { TILE_URL }: { TILE_URL: string },
): MapStart {
  return {
    attribution: tileAttribution(TILE_URL),
    area: bbox ?? (around ? boundsAround(around) : MAINLAND),

    circle: null,

    at: Object.fromEntries(
      listed.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [[id, [lat, lng]]])),
    ),
  };
}

export interface MapView {
  marks: MapMarkView[];
  /** The place asked for. */
  place: { name: string | null; events: EventCardView[]; organizers: OrganizersOnMap["organizers"] } | null;
}

export function viewMap({ marks, events }: FoundMarks, context: ViewContext): MapView {
  const [first] = events;
  return {
    marks: marks.map(viewMark),
    place: first
      ? { name: placeLabel(first), events: events.map((event) => viewEventAmongOthers(event, context)), organizers: [] }
      : null,
  };
}

export const viewOrganizerMap = ({ marks, organizers }: OrganizersOnMap): MapView => ({
  marks: marks.map(viewMark),
  place: organizers.length > 0 ? { name: null, events: [], organizers } : null,
});

function viewMark({ lat, lng, count, isMore, bounds, type }: MapMark): MapMarkView {
  const { west, south, east, north } = bounds;
  const isPlace = west === east && south === north;
  return {
    at: [rounded(lat, 5), rounded(lng, 5)],
    count,
    ...(isMore && { more: true }),
    ...(isPlace
      ? type && { type }
      : { area: [rounded(west, 4), rounded(south, 4), rounded(east, 4), rounded(north, 4)] }),
  };
}

const rounded = (degrees: number, decimals: number) => Number(degrees.toFixed(decimals));
