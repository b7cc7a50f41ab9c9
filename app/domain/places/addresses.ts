import { foldText } from "~/domain/text/fold";
import type { Position } from "./position";

export const SHORTEST_ADDRESS = 3;

export const ADDRESS_DEBOUNCE_MS = 300;

/** Bergen for "Storgata 1, 5003 Bergen". */
export function cityOfAddress(address: string): string | null {
  return /\b\d{4}\s+(\p{L}[\p{L} .-]*)$/u.exec(address.trim())?.[1]?.trim() ?? null;
}

const KNOWN_ADDRESSES: Record<string, Position> = {
  "Lillehavn kirke, Kirkegata 4, 8003 Bodø": { lat: 67.2827, lng: 14.3751 },
};

const keyOf = (address: string) => (foldText(address).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const POSITIONS = new Map(Object.entries(KNOWN_ADDRESSES).map(([address, position]) => [keyOf(address), position]));

export const findKnownAddress = (address: string): Position | null => POSITIONS.get(keyOf(address)) ?? null;

/** "kirkegata" of "Kirkegata 4 B, 8003 Bodø". */
const streetOf = (address: string) =>
  address
    .replace(/[\d,].*$/s, "")
    .trim()
    .toLowerCase();

export const isAnotherStreet = (former: string, typed: string): boolean =>
  streetOf(former) !== "" && !streetOf(typed).startsWith(streetOf(former));

export function addressParts(address: string | null, city: string | null) {
  const full = fullAddress(address, city) ?? "";
  const [, beforeCode, postcode, ofCode] = /^(.*?)[\s,]*\b(\d{4})\s+(\p{L}[\p{L} .-]*)$/su.exec(full) ?? [];
  const town = ofCode?.trim() || city?.trim() || null;
  const end = town === null ? -1 : full.toLowerCase().lastIndexOf(`, ${town.toLowerCase()}`);
  const isLast = town !== null && end > -1 && end + 2 + town.length === full.length;
  const street = beforeCode ?? (isLast ? full.slice(0, end) : full);
  return { street: street.trim() || null, postcode: postcode ?? null, town };
}

/** "Kirkegata 4, 8003 Bodø": adds the town where the address lacks it. */
export function fullAddress(address: string | null, city: string | null): string | null {
  const street = address?.trim() || null;
  const town = city?.trim() || null;
  if (!street || !town) return street;
  return street.toLowerCase().includes(town.toLowerCase()) ? street : `${street}, ${town}`;
}
