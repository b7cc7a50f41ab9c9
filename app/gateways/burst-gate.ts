import { BURST_KINDS, type BurstKind } from "~/domain/site/burst-limits";
import { eachField } from "~/domain/values";
import { logError } from "./log";
import { patientBinding } from "./patient-binding";

/** Fast, per data centre, approximate. */
type Counter = Pick<RateLimit, "limit">;

export type BurstCounters = Record<BurstKind, Counter | undefined>;

/** Counts each kind once per request, at its price. */
export interface BurstGate {
  admits(kind: BurstKind, price?: number): Promise<boolean>;
}

interface GateOptions {
  network: string;
  factor: number;
}

/** Admits everything where the platform has no counters or they fail: the limits per account still apply. */
export function openBurstGate(counters: BurstCounters, { network, factor }: GateOptions): BurstGate {
  const asked = new Map<BurstKind, Promise<boolean>>();
  const ask = async (kind: BurstKind, price: number) => {
    // The platform's limits are fixed; several keys widen them. It counts one at a time.
    const key = `${network} ${Math.floor(Math.random() * factor)}`;
    const counted = Array.from({ length: price }, async () => counters[kind]?.limit({ key }).catch(reportUncounted));
    return (await Promise.all(counted)).every((verdict) => verdict?.success ?? true);
  };
  return {
    admits(kind, price = 1) {
      const answer = asked.get(kind) ?? ask(kind, price);
      asked.set(kind, answer);
      return answer;
    },
  };
}

function reportUncounted(error: unknown): null {
  logError("bursts_uncounted", error);
  return null;
}

const MILLISECONDS = 1_000;

export const burstCounters = (env: Record<string, unknown>): BurstCounters =>
  eachField(BURST_KINDS, (kind) => {
    const name = `BURST_${kind.toUpperCase()}`;
    const counter = env[name] as Counter | undefined;
    return counter && patientBinding(name, counter, MILLISECONDS);
  });
