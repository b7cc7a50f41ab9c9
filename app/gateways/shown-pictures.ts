/** How long the edge remembers that a picture may be seen: so long may it be seen after its content is hidden or deleted. */
export const SHOWN_SECONDS = 60;

type EdgeCache = Pick<Cache, "match" | "put">;

const addressOf = (id: string) => `https://shown-pictures.invalid/${id}`;

/** Whether visitors may see a picture, as the edge remembers it, else by `ask`. Only a yes is remembered: what is published is seen at once. */
export async function isShownAtEdge(
  id: string,
  { edgeCache, waitUntil }: { edgeCache: EdgeCache; waitUntil(work: Promise<unknown>): void },
  ask: () => Promise<boolean>,
): Promise<boolean> {
  if (await edgeCache.match(addressOf(id))) return true;
  const isShown = await ask();
  if (isShown) waitUntil(edgeCache.put(addressOf(id), new Response("1", { headers: { "Cache-Control": `public, max-age=${SHOWN_SECONDS}` } })));
  return isShown;
}
