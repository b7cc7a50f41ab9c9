import { findPostcode, OTHER_NAMES, type Place, placeKey, PLACES, POSTCODES } from "./places";

/** The name, or a word of it, begins as typed: exact names first, then by population. Digits suggest postcodes. */
export function suggestPlaces(typed: string, limit: number): Place[] {
  const key = placeKey(typed);
  if (key === "") return [];
  const code = /^\d{1,4}(?=$| )/.exec(key)?.[0];
  return code ? suggestPostcodes(code, limit) : suggestNames(key, limit);
}

function suggestPostcodes(beginning: string, limit: number): Place[] {
  const codes = POSTCODES.filter((code) => code.startsWith(beginning)).slice(0, limit);
  return codes.flatMap((code) => findPostcode(code) ?? []);
}

function suggestNames(key: string, limit: number): Place[] {
  const byRank: [exact: Place[], beginning: Place[], word: Place[]] = [[], [], []];
  const taken = new Set<string>();
  for (const { key: known, name, region, position } of PLACES) {
    const rank = rankOf(known, key);
    // A name of several places leads to the first; post districts share a town.
    const town = `${known} ${position.lat} ${position.lng}`;
    if (rank === null || taken.has(name) || taken.has(town) || OTHER_NAMES[placeKey(name)]) continue;
    taken.add(name).add(town);
    byRank[rank].push({ name, region, position, postcode: null });
  }
  return byRank.flat().slice(0, limit);
}

function rankOf(name: string, key: string): 0 | 1 | 2 | null {
  if (name === key || name === OTHER_NAMES[key]) return 0;
  if (name.startsWith(key)) return 1;
  return name.includes(` ${key}`) ? 2 : null;
}
