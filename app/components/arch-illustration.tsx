import { useId } from "react";

/** A lit window in the evening, its light falling out over the hills: for screens with nothing else to show. */
export function ArchIllustration({ className = "h-48 w-auto" }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 280 210" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}pane`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--amber-tint)]" />
          <stop offset="1" className="[stop-color:var(--amber)]" />
        </linearGradient>
        <linearGradient id={`${id}light`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--amber)] [stop-opacity:.5]" />
          <stop offset="1" className="[stop-color:var(--amber)] [stop-opacity:0]" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className="[stop-color:var(--amber)] [stop-opacity:.38]" />
          <stop offset="1" className="[stop-color:var(--amber)] [stop-opacity:0]" />
        </radialGradient>
      </defs>
      <circle cx="140" cy="104" r="104" fill={`url(#${id}glow)`} />
      <path d="M80 168V86a60 60 0 0 1 120 0v82z" className="fill-fjord opacity-10" />
      <path d="M92 168V86a48 48 0 0 1 96 0v82z" className="fill-fjord opacity-20" />
      <path d="M104 168V86a36 36 0 0 1 72 0v82z" className="fill-fjord" />
      <path d="M111 168V86a29 29 0 0 1 58 0v82z" fill={`url(#${id}pane)`} />
      <path d="M140 57v111M111 122h58" className="fill-none stroke-fjord" strokeWidth="3.5" />
      <circle cx="140" cy="90" r="14" className="fill-none stroke-fjord" strokeWidth="3.5" />
      <path d="M8 186c26-18 70-20 100-13s86 8 118-3c18-6 36-2 46 10-14 20-78 26-132 26S26 202 8 186z" className="fill-fjord-tint" />
      <path d="M111 168h58l40 38H71z" fill={`url(#${id}light)`} />
      <path d="M20 193c40-9 84-4 120 1s84 0 124-11c-16 17-74 23-124 23s-98-2-120-13z" className="fill-fjord opacity-15" />
    </svg>
  );
}
