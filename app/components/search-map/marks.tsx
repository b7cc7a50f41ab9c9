import type { Marker as LeafletMarker } from "leaflet";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { searchMapMessages } from "#messages/search-map";
import { MAX_ZOOM } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import type { MapMarkView } from "~/views/search/map";
import { roomForMarks } from "./free-room";
import { isStill } from "./is-still";
import { markIcon } from "./mark-icon.client";
import { around, holds, numberOf, type ShownMark, shownOn, spotOf } from "./shown-marks";
import { leafletBounds } from "./use-moves";

interface Props {
  marks: readonly MapMarkView[];
  pointed: Position | null;
  /** The mark that the pointer is on; null when it leaves. */
  onPoint: (mark: ShownMark | null) => void;
  onSpot: (spot: Spot) => void;
}

/** Of which the events are told. */
export interface Spot {
  mark: ShownMark;
  box: string;
}

/** What is in one spot opens as a list; a number that is pressed brings its area closer. */
export function Marks({ marks, pointed, onPoint, onSpot }: Props) {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const shown = useMemo(() => shownOn(map, marks, zoom), [marks, map, zoom]);
  const press = (mark: ShownMark) => {
    const box = spotOf(mark);
    if (box) return onSpot({ mark, box });
    // Nearer, the number is no more.
    if (map.getPanes().markerPane.contains(document.activeElement)) map.getContainer().focus({ preventScroll: true });
    const area = leafletBounds(around(mark.members));
    const { paddingTopLeft, paddingBottomRight } = roomForMarks(map);
    const fitting = map.getBoundsZoom(area, false, paddingTopLeft.add(paddingBottomRight));
    const closer = Math.min(Math.max(fitting, map.getZoom() + 1), MAX_ZOOM);
    const middle = map.project(fitting > map.getZoom() ? area.getCenter() : mark, closer);
    const center = middle.add(paddingBottomRight.subtract(paddingTopLeft).divideBy(2));
    map.flyTo(map.unproject(center, closer), closer, { animate: !isStill(), duration: 0.5 });
  };
  return shown.map((mark) => (
    <Mark
      key={mark.key}
      mark={mark}
      isPointed={pointed !== null && holds(mark, pointed)}
      onPoint={onPoint}
      onPress={press}
    />
  ));
}

interface MarkProps {
  mark: ShownMark;
  isPointed: boolean;
  onPoint: Props["onPoint"];
  onPress: (mark: ShownMark) => void;
}

/** The map stays where it is while one is come to by keyboard: moving it would search anew. */
const Mark = memo(function Mark({ mark, isPointed, onPoint, onPress }: MarkProps) {
  const m = useMessages(searchMapMessages);
  const marker = useRef<LeafletMarker>(null);
  const icon = useMemo(() => markIcon(mark, isPointed), [mark, isPointed]);
  const label = spotOf(mark) ? m.opens(numberOf(mark)) : m.comesCloser(numberOf(mark));
  useEffect(() => void marker.current?.getElement()?.setAttribute("aria-label", label), [icon, label]);
  return (
    <Marker
      ref={marker}
      position={mark}
      icon={icon}
      autoPanOnFocus={false}
      zIndexOffset={isPointed ? 1000 : mark.place ? 0 : 100}
      eventHandlers={{
        click: () => onPress(mark),
        keydown: ({ originalEvent: event }) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          onPress(mark);
        },
        mouseover: () => onPoint(mark),
        mouseout: () => onPoint(null),
      }}
    />
  );
});
