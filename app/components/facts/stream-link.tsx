import { useEffect, useState } from "react";
import { buttonStyle } from "~/components/ui/button";
import type { StreamView } from "~/views/facts/practical";
import { FactIcon } from "./fact-icon";

/** Timers cannot wait longer than this. */
const LONGEST_WAIT_MS = 86_400_000;

/** The link to a stream, which says so while it can be watched and is gone afterwards, also on a page left open. */
export function StreamLink({ stream: { href, from, until, before, live, isLive } }: { stream: StreamView }) {
  const [phase, setPhase] = useState(isLive ? 1 : 0);
  useEffect(() => {
    const turns = [Date.parse(from), Date.parse(until)];
    const now = Date.now();
    setPhase(turns.filter((turn) => turn <= now).length);
    const next = turns.find((turn) => turn > now);
    if (next === undefined || next - now > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => setPhase(turns.indexOf(next) + 1), next - now);
    return () => clearTimeout(timer);
  }, [from, until, phase]);
  if (phase > 1) return null;
  return (
    <a href={href} rel="nofollow ugc noopener" className={buttonStyle(phase === 1 ? "primary" : "quiet", "w-full")}>
      <FactIcon icon="streamed" />
      {phase === 1 ? live : before}
    </a>
  );
}
