import { latLngBounds } from "leaflet";
import { memo, useMemo, useState } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { MAX_ZOOM } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import type { MapMarkView } from "~/views/search/map";
import { roomForMarks } from "./free-room";
import { isStill } from "./is-still";
import { markIcon } from "./mark-icon.client";
import { cornersOf, holds, type ShownMark, shownOn } from "./shown-marks";

interface Props {
  marks: readonly MapMarkView[];
  pointed: Position | null;
  /** The mark that the pointer is on; null when it leaves. */
  onPoint: (mark: ShownMark | null) => void;
  onPlace: (mark: ShownMark) => void;
}

/** A number that is pressed brings its area closer, a place opens. */
export function Marks({ marks, pointed, onPoint, onPlace }: Props) {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const shown = useMemo(() => shownOn(map, marks, zoom), [marks, map, zoom]);
  const press = (mark: ShownMark) => {
    if (mark.place) return onPlace(mark);
    const area = latLngBounds(cornersOf(mark));
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

/** Out of the tab order: the list has the same, for keyboards and screen readers. */
const Mark = memo(function Mark({ mark, isPointed, onPoint, onPress }: MarkProps) {
  const icon = useMemo(() => markIcon(mark, isPointed), [mark, isPointed]);
  return (
    <Marker
      position={mark}
      icon={icon}
      keyboard={false}
      zIndexOffset={isPointed ? 1000 : mark.place ? 0 : 100}
      eventHandlers={{
        click: () => onPress(mark),
        mouseover: () => onPoint(mark),
        mouseout: () => onPoint(null),
      }}
    />
  );
});
