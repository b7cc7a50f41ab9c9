export type EdgeCache = Pick<Cache, "match" | "put" | "delete">;

interface Options<Answer> {
  ask(): Promise<Answer | null>;
  secondsOf(answer: Answer): number;
}

/** Failures are never kept. */
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
