import { type ComponentType, useEffect, useRef, useState } from "react";
import { addressFieldMessages } from "#messages/address-field";
import { mapMessages } from "#messages/map";
import { useInView } from "~/components/map/use-in-view";
import { useMessages } from "~/i18n/use-messages";
import type { PinMapProps } from "./movable-map.client";

/** Its library is loaded when the map comes near the screen. */
export function PinMap(props: PinMapProps) {
  const m = useMessages(addressFieldMessages);
  const map = useMessages(mapMessages);
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  const Map = useMovableMap(isInView);
  if (Map === "failed") return null;
  return (
    <div ref={frame} className="mt-3">
      <p className="mb-1.5 text-note text-ink-soft">{m.movePin}</p>
      <div className="relative isolate grid h-[220px] overflow-hidden rounded-field border border-line bg-sunk">
        {Map ? <Map {...props} /> : <p className="place-self-center text-ink-soft">{isInView && map.loadingMap}</p>}
      </div>
    </div>
  );
}

/** Null until it is wanted and loaded. */
function useMovableMap(isWanted: boolean): ComponentType<PinMapProps> | "failed" | null {
  const [map, setMap] = useState<{ component: ComponentType<PinMapProps> } | "failed" | null>(null);
  useEffect(() => {
    if (!isWanted || map) return;
    let isGone = false;
    import("~/components/address/movable-map.client").then(
      ({ MovableMap }) => !isGone && setMap({ component: MovableMap }),
      () => !isGone && setMap("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, map]);
  return map === "failed" ? "failed" : (map?.component ?? null);
}
