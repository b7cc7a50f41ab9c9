import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isServed, tileUrl } from "~/domain/places/maps";
import { WEEK_SECONDS } from "~/domain/time/days-and-moments";
import { fetchTile, type TileAnswer, type TileImage } from "~/gateways/map-tiles";
import { refuseBurst, requireMethod } from "~/http/methods";
import { tileRequest } from "~/schemas/places/requests";

const KEEP = `public, max-age=${WEEK_SECONDS}, s-maxage=${4 * WEEK_SECONDS}`;

/** Seconds that a missing tile is cached. */
const SECONDS_WITHOUT: Record<Exclude<TileAnswer, TileImage>, number> = {
  missing: 3600,
  unusable: 60,
  "out of reach": 30,
};

/** Ours, so that visitors' browsers send nothing to a third party. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const tile = tileRequest.safeParse(params);
  if (!tile.success) return noImage(404, 3600);
  if (!isServed(tile.data)) return noImage(204, WEEK_SECONDS);
  // Another provider has other images.
  const key = `https://tiles.invalid/${encodeURIComponent(tileUrl(context.settings.TILE_URL, tile.data))}`;
  const cached = await context.edgeCache.match(key);
  if (cached) return new Response(cached.body, cached);
  if (!(await context.bursts.admits("tiles"))) return refuseBurst("tiles", new URL(request.url).pathname, context);
  const answer = await fetchTile(tile.data, context);
  // For the map a 204 is a failed tile; the visitor's console shows no error.
  if (typeof answer === "string") return noImage(204, SECONDS_WITHOUT[answer]);
  const image = new Response(answer.bytes, {
    headers: { "Content-Type": answer.contentType, "Cache-Control": KEEP },
  });
  context.waitUntil(context.edgeCache.put(key, image.clone()));
  return image;
}

export const action = requireMethod("GET");

const noImage = (status: number, seconds: number) =>
  new Response(null, { status, headers: { "Cache-Control": `public, max-age=${seconds}` } });
