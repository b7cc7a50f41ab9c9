import { type ComponentType, useEffect, useState } from "react";
import type { LeafletMapProps } from "./leaflet-map.client";

type LeafletMap = ComponentType<LeafletMapProps>;

/**
 * The map itself, whose library is fetched only once `isWanted`; null until then, "failed" where it can't be had.
 */
export function useLeafletMap(isWanted: boolean): LeafletMap | "failed" | null {
  const [map, setMap] = useState<{ component: LeafletMap } | "failed" | null>(null);
  useEffect(() => {
    if (!isWanted || map) return;
    let isGone = false;
    import("./leaflet-map.client").then(
      ({ LeafletMap }) => !isGone && setMap({ component: LeafletMap }),
      () => !isGone && setMap("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, map]);
  return map === "failed" ? "failed" : (map?.component ?? null);
}
