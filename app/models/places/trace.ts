import { findKnownAddress } from "~/domain/places/addresses";
import type { Position } from "~/domain/places/position";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { EdgeCache } from "~/gateways/edge-cache";
import { findPlaceOfAddress } from "~/gateways/gazetteer/find-place";
import { fetchTile } from "~/gateways/map-tiles";

export interface AddressTrace {
  known: Position | null;
  gazetteer: { name: string; position: Position } | null;
  answer: Position | null;
  tiles: "ok" | "missing" | "unusable" | "out of reach";
}

interface Deps {
  addresses: Pick<AddressBook, "geocode">;
  settings: { TILE_URL: string; APP_URL: string };
  edgeCache: EdgeCache;
  now: Date;
}

/** Most of southern Norway. */
const SOME_TILE = { z: 6, x: 33, y: 18 };

export async function traceAddress(address: string, deps: Deps): Promise<AddressTrace> {
  const [answer, tile] = await Promise.all([deps.addresses.geocode(address), fetchTile(SOME_TILE, deps)]);
  return {
    known: findKnownAddress(address),
    gazetteer: findPlaceOfAddress(address),
    answer,
    tiles: typeof tile === "string" ? tile : "ok",
  };
}
