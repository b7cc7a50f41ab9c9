import { BURST_KINDS, type BurstKind } from "~/domain/site/burst-limits";
import { logError } from "./log";

/** The platform's counter of one kind of requests: quick, per data centre, and about right. */
type Counter = Pick<RateLimit, "limit">;

export type BurstCounters = Record<BurstKind, Counter | undefined>;

/** Whether a request may go on; asked once of each kind, however many parts of a page ask. */
export interface BurstGate {
  admits(kind: BurstKind): Promise<boolean>;
}

interface Asker {
  network: string;
  /** How many times the limits are widened, for development. */
  factor: number;
}

/** A platform without counters, or one that can't count just now, turns nobody away: the limits by account still hold. */
export function openBurstGate(counters: BurstCounters, { network, factor }: Asker): BurstGate {
  const asked = new Map<BurstKind, Promise<boolean>>();
  const ask = async (kind: BurstKind) => {
    // The platform's limits are fixed: widening them is counting in several heaps.
    const heap = Math.floor(Math.random() * factor);
    const verdict = await counters[kind]?.limit({ key: `${network} ${heap}` }).catch(reportUncounted);
    return verdict?.success ?? true;
  };
  return {
    admits(kind) {
      const answer = asked.get(kind) ?? ask(kind);
      asked.set(kind, answer);
      return answer;
    },
  };
}

function reportUncounted(error: unknown): null {
  logError("bursts_uncounted", error);
  return null;
}

/** The counters among the Worker's bindings: BURST_CHANGES and so on. */
export function burstCounters(env: Record<string, unknown>): BurstCounters {
  return Object.fromEntries(BURST_KINDS.map((kind) => [kind, env[`BURST_${kind.toUpperCase()}`]])) as BurstCounters;
}
