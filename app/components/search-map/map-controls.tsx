import { Link } from "@remix-run/react";
import type { Map as LeafletMap } from "leaflet";
import { LocateFixed, SlidersHorizontal } from "lucide-react";
import { useEffect, useState } from "react";
import { searchMapMessages } from "#messages/search-map";
import { locateDeviceExactly } from "~/components/location/device-location";
import { buttonStyle } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { TickBox } from "~/components/ui/tick-box";
import { type Position, roundPosition } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import { isStill } from "./is-still";
import type { useMoves } from "./use-moves";

/** To the circle that the visitor left by moving the map. */
export interface WayBack {
  href: string;
  text: string;
}

interface Props {
  map: LeafletMap | null;
  moves: ReturnType<typeof useMoves>;
  onOwnPosition: (position: Position) => void;
  hasFailed: boolean;
  wayBack?: WayBack | undefined;
  hasSearch: boolean;
}

/** Shows about a town. */
const OWN_ZOOM = 12;

export function MapControls({ map, moves, onOwnPosition, hasFailed, wayBack, hasSearch }: Props) {
  const m = useMessages(searchMapMessages);
  const [locating, setLocating] = useState<"busy" | "failed" | null>(null);
  const locate = async () => {
    setLocating("busy");
    const position = await locateDeviceExactly();
    setLocating(position ? null : "failed");
    if (!position) return;
    onOwnPosition(position);
    // What the map shows is sent and stands in the address: nearer than a kilometre it would say where one is.
    map?.setView(roundPosition(position), OWN_ZOOM, { animate: !isStill() });
  };
  // What was said of a position has been read once the map is moved.
  useEffect(() => {
    const forget = () => setLocating((state) => (state === "failed" ? null : state));
    map?.on("movestart", forget);
    return () => void map?.off("movestart", forget);
  }, [map]);
  const note =
    locating === "busy" ? m.locating : locating === "failed" ? m.positionFailed : hasFailed ? m.tilesFailed : null;
  return (
    <>
      <div
        data-map-controls
        className="map-controls pointer-events-none absolute inset-x-3 top-3 right-17 z-[1000] flex flex-wrap items-start gap-2 *:pointer-events-auto"
      >
        {hasSearch && (
          <button type="button" onClick={toSearch} className={buttonStyle("quiet", "shadow-float lg:hidden")}>
            <SlidersHorizontal aria-hidden="true" className="icon-text" />
            {m.toSearch}
          </button>
        )}
        <div className="rounded-full border-[1.5px] border-line bg-surface px-4 text-note font-medium shadow-float">
          <TickBox checked={moves.isFollowing} onChange={({ target }) => moves.follow(target.checked)}>
            {m.searchOnMove}
          </TickBox>
        </div>
        {!moves.isFollowing && moves.isMoved && (
          <button type="button" onClick={moves.searchHere} className={buttonStyle("primary", "shadow-float")}>
            {m.searchHere}
          </button>
        )}
        {wayBack && (
          <p className="rounded-inner border-[1.5px] border-line bg-surface px-4 py-2 text-note font-medium shadow-float">
            {m.searchesView} ·{" "}
            <Link to={wayBack.href} replace preventScrollReset className="text-fjord underline underline-offset-4">
              {wayBack.text}
            </Link>
          </p>
        )}
      </div>
      <p role="status" className="map-note rounded-field bg-surface px-4 py-2.5 text-note shadow-float empty:hidden">
        {note}
      </p>
      <IconButton
        data-map-position
        Icon={LocateFixed}
        label={m.ownPosition}
        disabled={locating === "busy"}
        onClick={() => void locate()}
        className="absolute top-28 right-2.5 z-[1000] shadow-float"
      />
    </>
  );
}

/** The map fills a phone's screen. */
function toSearch(): void {
  const field = document.querySelector<HTMLInputElement>("form[role=search] input[type=search]");
  window.scrollTo({ top: 0, behavior: isStill() ? "auto" : "smooth" });
  field?.focus({ preventScroll: true });
}
