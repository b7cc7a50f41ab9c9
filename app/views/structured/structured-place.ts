import type { FactValues } from "~/domain/facts/facts";
import { addressParts } from "~/domain/places/addresses";
import { EVENT_DEFAULTS } from "~/schemas/forms/limits";
import { amenities } from "~/views/facts/structured-facts";

interface AddressRow {
  address: string | null;
  city: string | null;
  country?: string;
}

/** At least the country. */
export function postalAddress({ address, city, country = EVENT_DEFAULTS.country }: AddressRow) {
  const { street, postcode, town } = addressParts(address, city);
  return {
    "@type": "PostalAddress",
    streetAddress: street ?? undefined,
    postalCode: postcode ?? undefined,
    addressLocality: town ?? undefined,
    addressCountry: country === EVENT_DEFAULTS.country ? "NO" : country,
  };
}

interface Position {
  lat: number | null;
  lng: number | null;
}

/** Undefined where not known. */
export const geoCoordinates = ({ lat, lng }: Position) =>
  lat === null || lng === null ? undefined : { "@type": "GeoCoordinates", latitude: lat, longitude: lng };

export const placeData = (name: string | null, row: AddressRow & Position, facts: FactValues) => ({
  "@type": "Place",
  name: name ?? undefined,
  address: postalAddress(row),
  geo: geoCoordinates(row),
  ...amenities(facts),
});
