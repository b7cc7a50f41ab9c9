import { useState } from "react";
import { TileLayer } from "react-leaflet";
import { type Attribution, MAX_ZOOM } from "~/domain/places/maps";
import type { TakenAt } from "./ground-props";
import { MapAttribution } from "./map-attribution";
import { sizeOfLetters } from "./size-of-letters";
import { useLoaded } from "./use-loaded";

const TILE_SIZE = 256;

const loadGround = () => import("./ground.client");

/** The image of the map, and the ground under it. */
export function useTiles(attribution: Attribution, takenAt: TakenAt) {
  const [state, setState] = useState<"none" | "some" | "failed">("none");
  const { loaded } = useLoaded(loadGround, true);
  const ground = loaded === "failed" ? null : loaded;
  return {
    /** For inside the map. */
    layer: (
      <>
        {ground && <ground.Ground takenAt={takenAt} letters={sizeOfLetters()} />}
        <TileLayer
          url="/tiles/{z}/{x}/{y}.png"
          tileSize={TILE_SIZE}
          maxZoom={MAX_ZOOM}
          eventHandlers={{
            tileload: () => setState("some"),
            tileerror: () => setState((before) => (before === "none" ? "failed" : before)),
          }}
        />
      </>
    ),
    /** For beside the map in the same frame. */
    credit: <MapAttribution tiles={attribution} />,
    /** Nothing of the image could be had. */
    haveFailed: state === "failed",
    /** There is land and sea without it. */
    hasGround: ground !== null,
  };
}
