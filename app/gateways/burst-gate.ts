import { BURST_KINDS, type BurstKind } from "~/domain/site/burst-limits";
import { logError } from "./log";

/** Fast, per data centre, approximate. */
type Counter = Pick<RateLimit, "limit">;

export type BurstCounters = Record<BurstKind, Counter | undefined>;

/** Counts each kind once per request. */
export interface BurstGate {
  admits(kind: BurstKind): Promise<boolean>;
}

interface GateOptions {
  network: string;
  factor: number;
}

/** Admits everything where the platform has no counters or they fail: the limits per account still apply. */
export function openBurstGate(counters: BurstCounters, { network, factor }: GateOptions): BurstGate {
  const asked = new Map<BurstKind, Promise<boolean>>();
  const ask = async (kind: BurstKind) => {
    // The platform's limits are fixed; several keys widen them.
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

export function burstCounters(env: Record<string, unknown>): BurstCounters {
  return Object.fromEntries(BURST_KINDS.map((kind) => [kind, env[`BURST_${kind.toUpperCase()}`]])) as BurstCounters;
}
