import { useEffect, useState } from "react";

/** Timers cannot wait longer than this. */
const LONGEST_WAIT_MS = 86_400_000;

/** Returns how many of some moments (ISO 8601, in order) are past, also on a page left open; first what is `given`. */
export function useTurns(moments: readonly string[], given: number): number {
  const [past, setPast] = useState(given);
  const known = moments.join(" ");
  useEffect(() => {
    const turns = known.split(" ").map(Date.parse);
    const now = Date.now();
    setPast(turns.filter((turn) => turn <= now).length);
    const next = turns.find((turn) => turn > now);
    if (next === undefined || next - now > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => setPast(turns.indexOf(next) + 1), next - now);
    return () => clearTimeout(timer);
  }, [known, past]);
  return past;
}
