import { withinTime } from "~/domain/time/within-time";
import { logError } from "./log";

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

/** Milliseconds that a copy may take to be found, and to be kept. */
const LONGEST_MS = { match: 1_000, change: 5_000 };

/** The platform's, without its faults: one that fails or hangs has no copy, and keeps none. */
export function openEdgeCache(): Cache {
  const platform = () => (caches as unknown as { default: Cache }).default;
  const { match, change } = LONGEST_MS;
  return {
    match: (key, options) => orNothing("cache_match", match, () => platform().match(key, options)),
    put: async (key, response) => void (await orNothing("cache_put", change, () => platform().put(key, response))),
    delete: async (key, options) =>
      (await orNothing("cache_delete", change, () => platform().delete(key, options))) ?? false,
  } as Cache;
}

async function orNothing<T>(event: string, longestMs: number, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await withinTime(longestMs, work(), () => undefined);
  } catch (error) {
    logError(event, error);
    return undefined;
  }
}
