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
      <path d="M0 176c34-16 70-14 104-6s98 8 132-4c16-5 30-6 44-4v48H0z" className="fill-fjord-tint" />
      <path d="M111 168h58l46 42H65z" fill={`url(#${id}light)`} />
      <path d="M0 196c50-12 96-6 140-1s96 2 140-7v22H0z" className="fill-fjord opacity-15" />
    </svg>
  );
}
