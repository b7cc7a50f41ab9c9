import { useNavigate } from "@remix-run/react";
import { latLngBounds, type Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { isChosenBox, rememberFittedBox } from "~/components/search/fitted-box";
import { type Bounds, formatBounds, MAP_AREA, parseBounds, sharedBounds } from "~/domain/places/position";
import { roomForMarks } from "./free-room";

/** Null takes a parameter out. */
export type HrefOf = (search: URLSearchParams, change: Record<string, string | null>) => string;

/** It begins no nearer than with a part of a town. */
const NEAREST = 14;

/** The map must rest so long before it is searched. */
const REST_MS = 400;

interface Search {
  shown: URLSearchParams;
  /** The search that is loading, else the one on the page. */
  current: URLSearchParams;
  hrefOf: HrefOf;
  /** Where the map begins without a `bbox` in the address. */
  start: Bounds;
  /** Without a `bbox` a circle is searched, until the visitor moves the map. */
  isOfCircle: boolean;
}

/** Searches once the map rests: the address keeps what it shows, and the map follows an address changed elsewhere. */
export function useMoves(map: LeafletMap | null, { shown, current, hrefOf, start, isOfCircle }: Search) {
  const navigate = useNavigate();
  const [isFollowing, setIsFollowing] = useState(true);
  const [isMoved, setIsMoved] = useState(false);
  /** The `bbox` last searched. */
  const searched = useRef<string | null>(null);
  const mover = useRef<"visitor" | "address" | "popup">("visitor");
  const isChosen = useRef(true);
  const hasTriedAgain = useRef(false);
  const timer = useRef<number>();

  const stopWaiting = () => clearTimeout(timer.current);
  const searchHere = () => {
    stopWaiting();
    const box = map && shownBox(map);
    setIsMoved(false);
    if (!box || box === searched.current) return;
    searched.current = box;
    if (!isChosen.current) rememberFittedBox(box);
    navigate(hrefOf(current, { bbox: box }), { replace: true, preventScrollReset: true });
  };
  const latest = useRef({ isFollowing, searchHere, isOfCircle });
  latest.current = { isFollowing, searchHere, isOfCircle };

  const box = shown.get("bbox");
  useEffect(() => {
    if (!map || (box !== null && box === searched.current)) return;
    mover.current = "address";
    isChosen.current = isChosenBox(box);
    const bounds = leafletBounds((box ? parseBounds(box) : null) ?? start);
    map.fitBounds(bounds, {
      animate: false,
      ...(box === null && { ...roomForMarks(map, isOfCircle), maxZoom: NEAREST }),
    });
    mover.current = "visitor";
    searched.current = box;
    if (box === null ? !isOfCircle : !bounds.pad(SLACK).contains(map.getBounds())) searchHere();
    // Only an address that was changed elsewhere moves the map.
  }, [map, box, start, isOfCircle]);

  // Another step of the page may overtake the map's first one, and without its box it has no marks. Once: where no
  // answer comes, the page offers to ask again.
  const isBoxless = map !== null && box === null && !current.has("bbox") && !isOfCircle;
  useEffect(() => {
    if (!isBoxless || hasTriedAgain.current) return;
    const again = setTimeout(() => {
      hasTriedAgain.current = true;
      searched.current = null;
      latest.current.searchHere();
    }, REST_MS);
    return () => clearTimeout(again);
  }, [isBoxless]);

  // Bound once: what is drawn anew while the map rests must not forget that it was moved.
  useEffect(() => {
    const onMove = () => {
      stopWaiting();
      const by = mover.current;
      if (by === "popup") mover.current = "visitor";
      // A window of another size moves the map without beginning to.
      if (by !== "visitor" || (latest.current.isOfCircle && !isChosen.current)) return;
      if (latest.current.isFollowing) timer.current = window.setTimeout(() => latest.current.searchHere(), REST_MS);
      else setIsMoved(true);
    };
    const onBegin = () => {
      stopWaiting();
      if (mover.current === "visitor") isChosen.current = true;
    };
    const onPopup = () => (mover.current = "popup");
    const listeners = { moveend: onMove, movestart: onBegin, autopanstart: onPopup };
    map?.on(listeners);
    return () => {
      stopWaiting();
      map?.off(listeners);
    };
  }, [map]);

  return {
    isFollowing,
    /** The map shows something else than what was searched. */
    isMoved,
    searchHere,
    follow(follows: boolean) {
      setIsFollowing(follows);
      if (follows && isMoved) searchHere();
    },
  };
}

/** The share of its size by which a map may show more than an address: on another screen it is searched anew. */
const SLACK = 0.15;

function shownBox(map: LeafletMap): string | null {
  const bounds = map.getBounds();
  const shown = sharedBounds(
    { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    MAP_AREA,
  );
  return shown && formatBounds(shown);
}

export const leafletBounds = ({ west, south, east, north }: Bounds) => latLngBounds([south, west], [north, east]);
