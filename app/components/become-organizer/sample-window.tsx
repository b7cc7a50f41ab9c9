import { Clock, MapPin } from "lucide-react";
import { becomeOrganizerMessages } from "#messages/become-organizer";
import { ArchDate } from "~/components/events/arch-date";
import { useMessages } from "~/i18n/use-messages";

/** Decoration, so hidden from screen readers. */
export function SampleWindow() {
  const m = useMessages(becomeOrganizerMessages).sample;
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-[380px] pb-22">
      <EveningWindow />
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-4 rounded-card border border-line bg-surface p-3 min-[380px]:p-4 shadow-float">
        <ArchDate weekday={m.weekday} date={m.date} month={m.month} className="bg-sunk" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 text-note whitespace-nowrap text-ink-soft">
            <span className="inline-flex items-center gap-1.5 font-semibold text-fjord">
              <Clock className="icon-note" />
              {m.time}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <MapPin className="icon-note" />
              {m.near}
            </span>
          </p>
          <p className="mt-1 font-serif text-lead leading-tight font-semibold wrap-break-word">{m.title}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-note text-ink-soft">
            <span className="rounded-full bg-service-tint px-2.5 py-0.5 text-note font-semibold text-service">
              {m.type}
            </span>
            {m.place}
          </p>
        </div>
      </div>
    </div>
  );
}

function EveningWindow() {
  return (
    <svg viewBox="0 0 320 400" className="mx-auto block w-[84%]">
      <defs>
        <linearGradient id="evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--fjord-tint)]" />
          <stop offset=".55" className="[stop-color:var(--amber-tint)]" />
          <stop offset="1" className="[stop-color:var(--amber)]" />
        </linearGradient>
        <clipPath id="pane">
          <path d="M20 400V160a140 140 0 0 1 280 0v240z" />
        </clipPath>
      </defs>
      <g clipPath="url(#pane)">
        <path d="M20 0h280v400H20z" fill="url(#evening)" />
        <circle cx="214" cy="150" r="34" className="fill-amber" />
        <path d="m20 250 52-72 30 38 46-78 58 88 36-40 58 70v150H20z" className="fill-fjord opacity-30" />
        <path d="M20 258c50-28 84-18 122-6s98 12 158-16v164H20z" className="fill-fjord opacity-55" />
        <path d="M20 300v-24c20-12 60-10 96 8s60 30 84 34 66-2 100-14v96H20z" className="fill-fjord" />
        <path
          d="m52 296 18-84 18 84zM66 212v-16m-7 6h14"
          className="fill-fjord stroke-fjord"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M92 268h44v34H92z" className="fill-fjord" />
        <path d="M104 276a5 5 0 0 1 10 0v12h-10zm16 0a5 5 0 0 1 10 0v12h-10z" className="fill-amber" />
        <path d="M160 20v380M20 250h280" className="fill-none stroke-fjord" strokeWidth="9" />
      </g>
      <path d="M20 400V160a140 140 0 0 1 280 0v240" className="fill-none stroke-fjord" strokeWidth="16" />
    </svg>
  );
}
