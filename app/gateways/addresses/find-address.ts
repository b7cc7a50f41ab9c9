import { pickPosition, type Position } from "~/domain/places/position";
import { inOrdinaryLetters } from "~/domain/text/ordinary-letters";
import { findPlaceOfAddress } from "~/gateways/gazetteer/find-place";
import { townOfPlace } from "~/gateways/gazetteer/places";
import type { Kartverket } from "./kartverket";

const HITS = 20;

/** As an address; without what stands before its first comma; as a place name. At most three requests. */
export async function findByKartverket(
  kartverket: Kartverket,
  address: string,
  town: Position | null,
): Promise<Position | null> {
  const [first = "", ...rest] = address.split(",").map((part) => part.trim());
  const asAddress = async (text: string) => {
    const hits = await kartverket.searchAddresses(text, { fuzzy: false, limit: HITS });
    return pickPosition(
      hits.map((hit) => hit.position),
      town,
    );
  };
  return (
    (await asAddress(address)) ??
    (rest.some((part) => /\d/.test(part)) ? await asAddress(rest.join(", ")) : null) ??
    pickPosition(await kartverket.searchPlaceNames(first, { limit: HITS }), town)
  );
}

/** Enough for the houses of one number in all towns with a street of one name. */
const TOWN_HITS = 100;

export async function findTownByKartverket(kartverket: Kartverket, address: string): Promise<string | null> {
  const hits = await kartverket.searchAddresses(address, { fuzzy: false, limit: TOWN_HITS });
  const exact = hits.filter(({ street }) => street.toLowerCase() === address.toLowerCase());
  const towns = new Set((exact.length > 0 ? exact : hits).map(({ city }) => city));
  const [town] = towns;
  return town !== undefined && towns.size === 1 ? inOrdinaryLetters(town) : null;
}

/** After the last comma ("Kirkegata 4, Bodø"): the end of a street's name does not count. */
export function findTownByGazetteer(address: string): string | null {
  const comma = address.lastIndexOf(",");
  const place = comma < 0 ? null : findPlaceOfAddress(address.slice(comma + 1));
  return place && townOfPlace(place);
}
