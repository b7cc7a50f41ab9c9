import { buttonStyle } from "~/components/ui/button";
import type { StreamView } from "~/views/facts/practical";
import { FactIcon } from "./fact-icon";
import { useTurns } from "./use-turns";

/** Says so while the stream can be watched, and is gone afterwards, also on a page left open. */
export function StreamLink({ stream: { href, from, until, before, live, isLive } }: { stream: StreamView }) {
  const phase = useTurns([from, until], isLive ? 1 : 0);
  if (phase > 1) return null;
  return (
    <a href={href} rel="nofollow ugc noopener" className={buttonStyle(phase === 1 ? "primary" : "quiet", "w-full")}>
      <FactIcon icon="streamed" />
      {phase === 1 ? live : before}
    </a>
  );
}
