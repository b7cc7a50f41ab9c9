import { cityOfAddress } from "~/domain/places/addresses";
import { fullAddress } from "~/domain/places/addresses";
import type { Position } from "~/domain/places/position";
import { nameKey } from "~/domain/search/words";
import type { AddressBook } from "~/gateways/addresses/address-book";
import { countyAt } from "~/gateways/gazetteer/counties";

interface Addressed {
  address: string | null;
  city: string | null;
}

/** As written, else as the address names it, else the only town with it; a town that contradicts is dropped. */
export async function settleTown(
  { address, city }: Addressed,
  before: Addressed | null,
  addresses: Pick<AddressBook, "townOf">,
): Promise<string | null> {
  if (address === null) return city;
  const isSameTown = before !== null && city === before.city;
  const isSameAddress = before !== null && address === before.address;
  const named = cityOfAddress(address);
  if (city !== null) return isSameTown && !isSameAddress && named !== null ? named : city;
  return named ?? (isSameTown && isSameAddress ? null : addresses.townOf(address));
}

interface Place {
  address: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
}

export async function settlePlace(
  form: Place,
  before: Place | null,
  addresses: AddressBook,
): Promise<Omit<Place, "address"> & { county: string | null }> {
  const city = await settleTown(form, before, addresses);
  const position = await settlePosition({ ...form, city }, before, addresses);
  const county = position && (countyAt(position) ?? "");
  return { city, lat: position?.lat ?? null, lng: position?.lng ?? null, county };
}

/** The pin's; without a pin, or with one still at the former address, the address book's. Null when unknown. */
async function settlePosition(form: Place, before: Place | null, addresses: AddressBook): Promise<Position | null> {
  const pin = positionOf(form);
  const isAsBefore = pin !== null && before !== null && pin.lat === before.lat && pin.lng === before.lng;
  const hasMoved = before !== null && (form.address !== before.address || form.city !== before.city);
  if (pin && !(isAsBefore && hasMoved)) return pin;
  const text = fullAddress(form.address, form.city) ?? form.city;
  return text === null ? null : addresses.geocode(text);
}

const positionOf = ({ lat, lng }: Place): Position | null => (lat === null || lng === null ? null : { lat, lng });

/** A word by itself that says which room of a house. */
const ROOM = /^\p{L}*(salen|stua|stuen|stova|rommet|kjelleren|kjellaren|loftet|foajeen)$/iu;

/** Nothing of the organizer's own place holds there; its rooms are its place. */
export const isNamedOtherwise = (name: string | null, organizer: { name: string }): boolean =>
  name !== null && !ROOM.test(name.trim()) && nameKey(name) !== nameKey(organizer.name);
