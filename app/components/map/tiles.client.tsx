import { type ReactNode, useState } from "react";
import { TileLayer } from "react-leaflet";
import { type Attribution, MAX_ZOOM } from "~/domain/places/maps";
import { MapAttribution } from "./map-attribution";

const TILE_SIZE = 256;

interface Tiles {
  /** For inside the map. */
  layer: ReactNode;
  /** For beside the map in the same frame. */
  credit: ReactNode;
  /** Nothing of the image could be had. */
  haveFailed: boolean;
}

export function useTiles(attribution: Attribution): Tiles {
  const [state, setState] = useState<"none" | "some" | "failed">("none");
  return {
    layer: (
      <TileLayer
        url="/tiles/{z}/{x}/{y}.png"
        tileSize={TILE_SIZE}
        maxZoom={MAX_ZOOM}
        eventHandlers={{
          tileload: () => setState("some"),
          tileerror: () => setState((before) => (before === "none" ? "failed" : before)),
        }}
      />
    ),
    credit: <MapAttribution tiles={attribution} />,
    haveFailed: state === "failed",
  };
}
