import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isImageShown } from "#db/queries/images/images";
import type { AppContext } from "~/context";
import { isTestImage } from "~/domain/images/stored";
import { findStoredImage, isShownAtEdge, SHOWN_SECONDS, type StoredImage } from "~/gateways/images/stored-images";
import { namesEtag } from "~/http/copies";
import { requireMethod } from "~/http/methods";
import { dataNotFound, requireValid } from "~/http/requests";
import { isSeenByViewer } from "~/models/images/see";
import { findShapedImage } from "~/models/images/shape";
import { imageIdSchema, imageQuerySchema } from "~/schemas/images/requests";

/** Images are cached, and only served after a check that they may be seen. */
const YEAR = "public, max-age=31536000";

/**
 * An address never gets another image: browsers may cache it for ever, shared caches as long as an image can be seen
 * after its content was hidden or deleted.
 */
const FOR_ALL = `${YEAR}, s-maxage=${SHOWN_SECONDS}, immutable`;

/** An image that no visible content uses is only for those who may see it. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireMethod("GET")({ request, context });
  const id = imageIdSchema.safeParse(params["*"]);
  if (!id.success) return noSuchImage();
  const { w, shape } = requireValid(imageQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
  const isShown = await isShownAtEdge(id.data, context, () => isImageShown(context.db, id.data));
  if (!isShown && !(await isSeenAllTheSame(id.data, context))) return noSuchImage();
  const key = `https://pictures.invalid/${id.data}?${shape ?? w ?? "widest"}`;
  const cached = await context.edgeCache.match(key);
  const cacheControl = isShown ? FOR_ALL : "private, no-store";
  if (cached) return answer(request, cached, cacheControl);
  const image = shape
    ? await findShapedImage(id.data, shape, context)
    : await findStoredImage(context.images, id.data, w);
  if (!image) return noSuchImage();
  return answer(request, asResponse(image), cacheControl, (copy) =>
    context.waitUntil(context.edgeCache.put(key, copy)),
  );
}

async function isSeenAllTheSame(id: string, context: AppContext): Promise<boolean> {
  if (context.settings.ENVIRONMENT === "development" && isTestImage(id)) return true;
  return isSeenByViewer(id, context);
}

export const action = requireMethod("GET");

function asResponse({ body, size, etag }: StoredImage): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(size),
      "Cache-Control": YEAR,
      ETag: etag,
      "X-Content-Type-Options": "nosniff",
      // Images are public, and other sites get their addresses from the read API.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

/** Without bytes where the client has them or sent HEAD; `keep` gets a copy to cache. */
async function answer(request: Request, image: Response, cacheControl: string, keep?: (copy: Response) => void) {
  const headers = new Headers(image.headers);
  headers.set("Cache-Control", cacheControl);
  const isKnown = namesEtag(request.headers.get("If-None-Match"), headers.get("ETag"));
  if (isKnown || request.method === "HEAD") {
    await image.body?.cancel();
    if (isKnown) headers.delete("Content-Length");
    return new Response(null, { status: isKnown ? 304 : 200, headers });
  }
  keep?.(image.clone());
  return new Response(image.body, { headers });
}

const noSuchImage = () => dataNotFound("There is no such picture.");
