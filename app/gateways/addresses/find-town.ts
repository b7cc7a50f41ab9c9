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
