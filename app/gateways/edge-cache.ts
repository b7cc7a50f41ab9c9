/** The part of the edge's cache that gateways use. */
export type EdgeCache = Pick<Cache, "match" | "put" | "delete">;

interface Options<Answer> {
  /** Asks the outside service; null where it can't be reached. */
  ask(): Promise<Answer | null>;
  /** For how many seconds an answer is kept. */
  secondsOf(answer: Answer): number;
}

/** Returns an answer from the edge's cache, or asks and keeps it there; failures are never kept. */
export async function throughEdgeCache<Answer>(
  cache: EdgeCache,
  key: string,
  { ask, secondsOf }: Options<Answer>,
): Promise<Answer | null> {
  const cached = await cache.match(key);
  if (cached) return cached.json();
  const found = await ask();
  if (found !== null)
    await cache.put(key, Response.json(found, { headers: { "Cache-Control": `max-age=${secondsOf(found)}` } }));
  return found;
}
