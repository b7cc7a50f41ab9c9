import type { Position } from "~/domain/geo/distance";
import type { AddressBook } from "~/gateways/addresses/address-book";
import { fullAddress } from "~/views/address";
import { settleTown } from "./settle-town";

interface Place {
  address: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
}

/** Town and pin of an address that came with a form, as they are stored with it. */
export async function settlePlace(form: Place, before: Place | null, addresses: AddressBook): Promise<Omit<Place, "address">> {
  const city = await settleTown(form, before, addresses);
  const position = await settlePosition({ ...form, city }, before, addresses);
  return { city, lat: position?.lat ?? null, lng: position?.lng ?? null };
}

/**
 * Where an address is: where its pin was put; where nobody put one, or the pin still stands at the former address,
 * where the address book says. Null when nobody knows.
 */
async function settlePosition(form: Place, before: Place | null, addresses: AddressBook): Promise<Position | null> {
  const pin = positionOf(form);
  const isAsBefore = pin !== null && before !== null && pin.lat === before.lat && pin.lng === before.lng;
  const hasMoved = before !== null && (form.address !== before.address || form.city !== before.city);
  if (pin && !(isAsBefore && hasMoved)) return pin;
  const text = fullAddress(form.address, form.city) ?? form.city;
  return text === null ? null : addresses.geocode(text);
}

const positionOf = ({ lat, lng }: Place): Position | null => (lat === null || lng === null ? null : { lat, lng });
