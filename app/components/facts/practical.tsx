import { buttonStyle } from "~/components/ui/button";
import { tellCounted } from "~/network/tell-counted";
import type { FactView } from "~/views/facts/facts";
import type { PracticalView } from "~/views/facts/practical";
import { FactIcon } from "./fact-icon";
import { StreamLink } from "./stream-link";

export function FactsCard({ of: { title, facts } }: { of: { title: string; facts: FactView[] } }) {
  if (facts.length === 0) return null;
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 className="mb-2 font-sans text-note font-normal tracking-normal text-ink-soft">{title}</h2>
      <ul className="flex flex-col gap-2.5">
        {facts.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-4.5">
            <span className="grid w-[42px] shrink-0 place-items-center text-fjord">
              <FactIcon icon={icon} />
            </span>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Practical({ of: { title, facts, links, stream } }: { of: PracticalView }) {
  return (
    <>
      {stream && <StreamLink stream={stream} />}
      {links.map(({ icon, text, href }) => (
        <a
          key={href}
          href={href}
          rel="nofollow ugc noopener"
          onClick={() => tellCounted("ticket_clicks")}
          className={buttonStyle("quiet", "w-full")}
        >
          <FactIcon icon={icon} />
          {text}
        </a>
      ))}
      <FactsCard of={{ title, facts }} />
    </>
  );
}
