import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { MAX_ZOOM } from "~/domain/places/maps";
import { fillTile } from "./ground-tile.client";

const PANE = "ground";

class GroundTiles extends GridLayer {
  override createTile(at: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement("div");
    fillTile(tile, at, () => done(undefined, tile)).catch((error: Error) => done(error, tile));
    return tile;
  }
}

function addGround(map: LeafletMap): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.setAttribute("aria-hidden", "true");
  const ground = new GroundTiles({ pane: PANE, maxZoom: MAX_ZOOM, noWrap: true }).addTo(map);
  return () => void ground.remove();
}

/** Land and sea under the tiles: seen until they are there, and where they cannot be had. Colours follow the theme. */
export function Ground(): null {
  const map = useMap();
  useEffect(() => addGround(map), [map]);
  return null;
}
