import type { Position } from "./geo/distance";
import { foldText } from "./search-text";

/** Addresses that are on no map, at fixed positions: the demo congregation's own. */
const KNOWN_ADDRESSES: Record<string, Position> = {
  "Lillehavn kirke, Kirkegata 4, 8003 Bodø": { lat: 67.2827, lng: 14.3751 },
};

const keyOf = (address: string) => (foldText(address).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const POSITIONS = new Map(Object.entries(KNOWN_ADDRESSES).map(([address, position]) => [keyOf(address), position]));

/** Where an address is by the built-in table; null where that doesn't hold it. */
export function findKnownAddress(address: string): Position | null {
  return POSITIONS.get(keyOf(address)) ?? null;
}
