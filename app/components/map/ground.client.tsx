import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { useMap } from "react-leaflet";
import { MAX_ZOOM } from "~/domain/places/maps";
import { GroundNames, PANE_OF_NAMES } from "./ground-names";
import type { GroundProps } from "./ground-props";
import { fillTile } from "./ground-tile.client";
import "./ground.css";

const PANE = "ground";

class GroundTiles extends GridLayer {
  override createTile(at: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement("div");
    fillTile(tile, at, () => done(undefined, tile)).catch((error: Error) => done(error, tile));
    return tile;
  }
}

/** Decoration: the list says what is on the map. */
function makePane(map: LeafletMap, name: string): void {
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.setAttribute("aria-hidden", "true");
}

function addGround(map: LeafletMap): () => void {
  const ground = new GroundTiles({ pane: PANE, maxZoom: MAX_ZOOM, noWrap: true }).addTo(map);
  return () => void ground.remove();
}

/** Land and sea under the tiles: seen until they are there, and where they cannot be had. Colours follow the theme. */
export function Ground(props: GroundProps) {
  const map = useMap();
  // Before what stands in them.
  useState(() => [PANE, PANE_OF_NAMES].forEach((name) => makePane(map, name)));
  useEffect(() => addGround(map), [map]);
  return <GroundNames {...props} />;
}
