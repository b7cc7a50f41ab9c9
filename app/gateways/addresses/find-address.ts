import type { Position } from "~/domain/geo/distance";
import { pickPosition } from "~/domain/geo/pick-position";
import type { Kartverket } from "./kartverket";

const HITS = 20;

/**
 * Where an address is, by Kartverket: as an address; without what stands before its first comma ("Bykirken, Kirkegata
 * 4, 8003 Bodø"); as a place's name ("Fjellkirken, Hemsedal"). Three questions at most.
 */
export async function findByKartverket(kartverket: Kartverket, address: string, town: Position | null): Promise<Position | null> {
  const [first = "", ...rest] = address.split(",").map((part) => part.trim());
  const asAddress = async (text: string) => {
    const hits = await kartverket.searchAddresses(text, { fuzzy: false, limit: HITS });
    return pickPosition(hits.map((hit) => hit.position), town);
  };
  return (
    (await asAddress(address)) ??
    (rest.some((part) => /\d/.test(part)) ? await asAddress(rest.join(", ")) : null) ??
    pickPosition(await kartverket.searchPlaceNames(first, { limit: HITS }), town)
  );
}
