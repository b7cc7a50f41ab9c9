import { useEffect, useState } from "react";

/** Timers cannot wait longer. */
const LONGEST_WAIT_MS = 86_400_000;

/** How many of the moments (ISO 8601, in order) are past, also on a page left open; `given` at first. */
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
