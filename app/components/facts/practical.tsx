import { buttonStyle } from "~/components/ui/button";
import { tellCounted } from "~/network/tell-counted";
import type { FactView } from "~/views/facts/facts";
import type { PracticalView, StreamView } from "~/views/facts/practical";
import { FactIcon } from "./fact-icon";
import { useTurns } from "./use-turns";

export function FactsCard({ of: { title, facts } }: { of: { title: string; facts: FactView[] } }) {
  if (facts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="sr-only">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {facts.map(({ icon, text }) => (
          <li
            key={text}
            className="inline-flex min-h-9 items-center gap-2 rounded-full bg-sunk px-3.5 py-1.5 text-note font-medium"
          >
            <FactIcon icon={icon} />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Practical({ of: { title, facts, links, stream } }: { of: PracticalView }) {
  return (
    <div className="flex flex-col items-start gap-4">
      {stream && <StreamLink stream={stream} />}
      {links.map(({ icon, text, href }) => (
        <a
          key={href}
          href={href}
          rel="nofollow ugc noopener"
          onClick={() => tellCounted("ticket_clicks")}
          className={buttonStyle("quiet")}
        >
          <FactIcon icon={icon} />
          {text}
        </a>
      ))}
      <FactsCard of={{ title, facts }} />
    </div>
  );
}

/** Says so while the stream can be watched, and is gone afterwards, also on a page left open. */
function StreamLink({ stream: { href, from, until, before, live, isLive } }: { stream: StreamView }) {
  const phase = useTurns([from, until], isLive ? 1 : 0);
  if (phase > 1) return null;
  return (
    <a href={href} rel="nofollow ugc noopener" className={buttonStyle(phase === 1 ? "primary" : "quiet", "w-full")}>
      <FactIcon icon="streamed" />
      {phase === 1 ? live : before}
    </a>
  );
}
