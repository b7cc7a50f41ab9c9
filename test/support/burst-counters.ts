import { BURST_KINDS, BURST_LIMITS, BURST_SECONDS, type BurstKind } from "~/domain/site/burst-limits";
import { unixSeconds } from "~/domain/time/days-and-moments";

type Bindings = Record<string, RateLimit>;

const bindings = (counterOf: (kind: BurstKind) => RateLimit["limit"]): Bindings =>
  Object.fromEntries(BURST_KINDS.map((kind) => [`BURST_${kind.toUpperCase()}`, { limit: counterOf(kind) }]));

/** Returns counters that are full. */
export const fullCounters = () => bindings(() => async () => ({ success: false }));

/** Returns the platform's counters with the test's clock. */
export function countersAt(clock: () => Date): Bindings {
  return bindings((kind) => {
    const counts = new Map<string, number>();
    return async ({ key }) => {
      const heap = `${Math.floor(unixSeconds(clock()) / BURST_SECONDS)} ${key}`;
      const count = (counts.get(heap) ?? 0) + 1;
      counts.set(heap, count);
      return { success: count <= BURST_LIMITS[kind] };
    };
  });
}
