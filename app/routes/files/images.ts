import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { namesEtag } from "~/answers/etag";
import { findStoredImage, type StoredImage } from "~/gateways/stored-images";
import { requireValid } from "~/guards/require-valid";
import { imageIdSchema, imageQuerySchema } from "~/schemas/image-request";

const YEAR = "public, max-age=31536000, immutable";
const PLAIN = { "Content-Type": "text/plain; charset=utf-8" };

/** A stored picture. An address never gets another picture, so that copies of it are good for ever. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return notAllowed();
  const id = imageIdSchema.safeParse(params["*"]);
  if (!id.success) return notFound();
  const url = new URL(request.url);
  const { w } = requireValid(imageQuerySchema, Object.fromEntries(url.searchParams));
  const key = `${url.origin}/images/${id.data}?w=${w ?? "widest"}`;
  const kept = await context.edgeCache.match(key);
  if (kept) return answer(request, kept);
  const image = await findStoredImage(context.images, id.data, w);
  if (!image) return notFound();
  return answer(request, asResponse(image), (copy) => context.waitUntil(context.edgeCache.put(key, copy)));
}

export const action = notAllowed;

function asResponse({ body, size, etag }: StoredImage): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(size),
      "Cache-Control": YEAR,
      ETag: etag,
      "X-Content-Type-Options": "nosniff",
      // Pictures are public and the read API hands out their addresses to other sites.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

/** Without the bytes where the asker has them already or wants only to know of them; `keep` gets a copy to cache. */
async function answer(request: Request, image: Response, keep?: (copy: Response) => void): Promise<Response> {
  const headers = new Headers(image.headers);
  const isKnown = namesEtag(request.headers.get("If-None-Match"), headers.get("ETag"));
  if (isKnown || request.method === "HEAD") {
    await image.body?.cancel();
    if (isKnown) headers.delete("Content-Length");
    return new Response(null, { status: isKnown ? 304 : 200, headers });
  }
  keep?.(image.clone());
  return new Response(image.body, { headers });
}

const notFound = () => new Response("Not found", { status: 404, headers: PLAIN });

function notAllowed(): Response {
  return new Response("Method not allowed", { status: 405, headers: { ...PLAIN, Allow: "GET, HEAD" } });
}
