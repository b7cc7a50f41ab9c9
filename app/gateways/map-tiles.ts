import { type Tile, tileUrl } from "~/domain/places/maps";
import { askService, type ServiceAnswer } from "./ask-service";
import { edgeBreaker } from "./circuit-breaker";
import type { EdgeCache } from "./edge-cache";

export interface TileImage {
  bytes: ArrayBuffer;
  contentType: string;
}

export type TileAnswer = TileImage | "missing" | "unusable" | "out of reach";

const TILE_TIMEOUT_MS = 5000;

/** They cannot hold a script. */
const IMAGE_TYPE = /^image\/(png|jpeg|webp|gif|avif)$/;

/** No real tile has a tenth of this. */
const MAX_BYTES = 1_000_000;

interface Deps {
  settings: { TILE_URL: string; APP_URL: string };
  edgeCache: EdgeCache;
  now: Date;
}

/** The provider learns our address and the tile, nothing about the visitor. */
export async function fetchTile(tile: Tile, { settings, edgeCache, now }: Deps): Promise<TileAnswer> {
  const { TILE_URL, APP_URL } = settings;
  const answer = await edgeBreaker(
    edgeCache,
    "tiles",
    now,
  )(() =>
    askService("tiles", tileUrl(TILE_URL, tile), {
      APP_URL,
      accept: "image/*",
      signal: AbortSignal.timeout(TILE_TIMEOUT_MS),
      mostBytes: MAX_BYTES,
    }).then(decodeImage),
  );
  return answer ?? "out of reach";
}

function decodeImage({ status, contentType: said, bytes }: ServiceAnswer): TileAnswer {
  const contentType = said.replace(/;.*/, "").trim().toLowerCase();
  if (status === 200 && bytes && IMAGE_TYPE.test(contentType)) return { bytes: bytes.buffer, contentType };
  return status === 404 ? "missing" : "unusable";
}
