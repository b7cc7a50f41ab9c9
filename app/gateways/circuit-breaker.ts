import { z } from "zod";

/** Failures in a row after which a service is left alone. */
const FAILURES_TO_OPEN = 3;

/** How long it is left alone. The first request after that tries again; one failure more, and it is left alone anew. */
const REST_SECONDS = 60;

/** Failures farther apart than this are not in a row. */
const MEMORY_SECONDS = 600;

const breakerState = z.object({ failures: z.number(), retryAt: z.number() });

/** As much of the edge's cache as gateways need. */
export type EdgeCache = Pick<Cache, "match" | "put" | "delete">;

/**
 * Keeps us from waiting, again and again, for a service that is down. Its state lies in the edge's cache: a service is
 * out of reach from one place, the state may be forgotten at any time at the price of one more attempt, and a request
 * that finds nothing wrong writes nothing.
 */
export function edgeBreaker(cache: EdgeCache, service: string, now: Date) {
  const key = `https://circuit-breaker.invalid/${service}`;

  async function read() {
    const kept = await cache.match(key);
    return breakerState.parse(kept ? await kept.json() : { failures: 0, retryAt: 0 });
  }

  /** What `ask` answers; null, without a word more, where it throws or the service is being left alone. */
  return async function throughBreaker<T>(ask: () => Promise<T>): Promise<T | null> {
    const { failures, retryAt } = await read();
    if (failures >= FAILURES_TO_OPEN && now.getTime() < retryAt) return null;
    try {
      const answer = await ask();
      if (failures > 0) await cache.delete(key);
      return answer;
    } catch {
      const state = { failures: failures + 1, retryAt: now.getTime() + REST_SECONDS * 1000 };
      await cache.put(key, Response.json(state, { headers: { "Cache-Control": `max-age=${MEMORY_SECONDS}` } }));
      if (state.failures === FAILURES_TO_OPEN) reportOpened(service);
      return null;
    }
  };
}

function reportOpened(service: string): void {
  console.error(
    JSON.stringify({ event: "service_unreachable", service, failures: FAILURES_TO_OPEN, retry_in_s: REST_SECONDS }),
  );
}

/** Whether a status says that a service is in trouble, rather than that it did not like the question. */
export const isOutage = (status: number): boolean => status >= 500 || status === 429;
