import { findPlaceOfAddress } from "../gazetteer/find-place";
import { townOfPlace } from "../gazetteer/places";
import type { Kartverket } from "./kartverket";
import { inOrdinaryLetters } from "./suggestions";

/** As many as there may be houses of one number ("4 A", "4 B") and towns with a street of one name. */
const HITS = 100;

/** The town of the only address that is called so; null where there are several, or none. A street in two towns would be a guess. */
export async function findTownByKartverket(kartverket: Kartverket, address: string): Promise<string | null> {
  const hits = await kartverket.searchAddresses(address, { fuzzy: false, limit: HITS });
  const exact = hits.filter(({ street }) => street.toLowerCase() === address.toLowerCase());
  const towns = new Set((exact.length > 0 ? exact : hits).map(({ city }) => city));
  const [town] = towns;
  return town !== undefined && towns.size === 1 ? inOrdinaryLetters(town) : null;
}

/** The town that stands after an address's last comma: "Kirkegata 4, Bodø". The end of a street's name is none. */
export function findTownByGazetteer(address: string): string | null {
  const comma = address.lastIndexOf(",");
  const place = comma < 0 ? null : findPlaceOfAddress(address.slice(comma + 1));
  return place && townOfPlace(place);
}
