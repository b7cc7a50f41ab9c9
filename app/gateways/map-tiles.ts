import { type Tile, tileUrl } from "~/domain/places/maps";
import { edgeBreaker, isOutage } from "./circuit-breaker";
import { dropBody } from "./drop-body";
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
  )(async () => {
    const response = await fetch(tileUrl(TILE_URL, tile), {
      headers: { Accept: "image/*", Referer: `${APP_URL}/`, "User-Agent": `Samling (${APP_URL})` },
      signal: AbortSignal.timeout(TILE_TIMEOUT_MS),
    });
    if (isOutage(response.status)) throw new Error(`The tile server answered ${response.status}`);
    return decodeImage(response);
  });
  return answer ?? "out of reach";
}

async function decodeImage(response: Response): Promise<TileAnswer> {
  const contentType = response.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const isSmall = Number(response.headers.get("Content-Length") ?? 0) <= MAX_BYTES;
  if (response.status === 200 && isSmall && IMAGE_TYPE.test(contentType)) {
    const bytes = await response.arrayBuffer();
    return bytes.byteLength <= MAX_BYTES ? { bytes, contentType } : "unusable";
  }
  await dropBody(response);
  return response.status === 404 ? "missing" : "unusable";
}
