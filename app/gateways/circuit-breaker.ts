import * as z from "zod";
import type { EdgeCache } from "./edge-cache";
import { logError } from "./log";

/** Consecutive; then the service is no longer called. */
const FAILURES_TO_OPEN = 3;

/** Then the next call tries again; one more failure starts a new pause. */
const REST_SECONDS = 60;

const MEMORY_SECONDS = 600;

const breakerState = z.object({ failures: z.number(), retryAt: z.number() });

/** Its state is in the edge's cache: reachability differs per location, and losing it costs one more attempt. */
export function edgeBreaker(cache: EdgeCache, service: string, now: Date) {
  const key = `https://circuit-breaker.invalid/${service}`;

  async function read() {
    const cached = await cache.match(key);
    return breakerState.parse(cached ? await cached.json() : { failures: 0, retryAt: 0 });
  }

  return async function throughBreaker<T>(ask: () => Promise<T>): Promise<T | null> {
    const { failures, retryAt } = await read();
    if (failures >= FAILURES_TO_OPEN && now.getTime() < retryAt) return null;
    try {
      const answer = await ask();
      if (failures > 0) await cache.delete(key);
      return answer;
    } catch (error) {
      const state = { failures: failures + 1, retryAt: now.getTime() + REST_SECONDS * 1000 };
      await cache.put(key, Response.json(state, { headers: { "Cache-Control": `max-age=${MEMORY_SECONDS}` } }));
      if (state.failures === FAILURES_TO_OPEN)
        logError("service_unreachable", error, { service, failures: state.failures, retry_in_s: REST_SECONDS });
      return null;
    }
  };
}

/** The service is in trouble, rather than the request wrong. */
export const isOutage = (status: number): boolean => status >= 500 || status === 429;
