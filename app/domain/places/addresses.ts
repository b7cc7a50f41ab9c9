import { foldText } from "~/domain/search/words";
import type { Position } from "./position";

/** Addresses are looked for from this many characters. */
export const SHORTEST_ADDRESS = 3;

/** How long somebody must have stopped typing before suggestions are asked for. */
export const ADDRESS_DEBOUNCE_MS = 300;

/** The town at the end of a Norwegian address: "Storgata 1, 5003 Bergen" lies in Bergen. Null where none is named. */
export function cityOfAddress(address: string): string | null {
  return /\b\d{4}\s+(\p{L}[\p{L} .-]*)$/u.exec(address.trim())?.[1]?.trim() ?? null;
}

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

/** "kirkegata" of "Kirkegata 4 B, 8003 Bodø" */
const streetOf = (address: string) =>
  address
    .replace(/[\d,].*$/s, "")
    .trim()
    .toLowerCase();

/** Whether an address that is typed over a former one is in another street: then its town is another's too. */
export const isAnotherStreet = (former: string, typed: string): boolean =>
  streetOf(former) !== "" && !streetOf(typed).startsWith(streetOf(former));

/** "Kirkegata 4, 8003 Bodø": the town is added where the address does not already say it; null without either. */
export function fullAddress(address: string | null, city: string | null): string | null {
  const street = address?.trim() || null;
  const town = city?.trim() || null;
  if (!street || !town) return street;
  return street.toLowerCase().includes(town.toLowerCase()) ? street : `${street}, ${town}`;
}
