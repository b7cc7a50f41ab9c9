import { useId } from "react";

/** A window towards the fjord in the evening, its light on the floor: for screens with nothing else to show. */
export function ArchIllustration({ className = "h-56 w-auto" }: { className?: string }) {
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg viewBox="0 0 280 240" className={className} aria-hidden="true" data-decoration>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--fjord-tint)]" />
          <stop offset=".62" className="[stop-color:var(--amber-tint)]" />
          <stop offset="1" className="[stop-color:var(--amber)]" />
        </linearGradient>
        <linearGradient id={`${id}floor`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--amber)] [stop-opacity:.42]" />
          <stop offset="1" className="[stop-color:var(--amber)] [stop-opacity:.04]" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset=".3" className="[stop-color:var(--amber)] [stop-opacity:.3]" />
          <stop offset="1" className="[stop-color:var(--amber)] [stop-opacity:0]" />
        </radialGradient>
        <clipPath id={`${id}pane`}>
          <path d="M82 180V78a58 58 0 0 1 116 0v102z" />
        </clipPath>
      </defs>
      <ellipse cx="140" cy="104" rx="138" ry="104" fill={paint("glow")} />
      <path d="M96 186h88l74 50H66z" fill={paint("floor")} />
      <g clipPath={paint("pane")}>
        <path d="M82 20h116v160H82z" fill={paint("sky")} />
        <circle cx="163" cy="96" r="17" className="fill-amber" />
        <path d="m82 130 22-30 13 17 19-33 24 36 14-16 24 30v16H82z" className="fill-fjord opacity-35" />
        <path d="M82 132c20-12 34-8 50-3s40 6 66-7v24H82z" className="fill-fjord opacity-60" />
        <path d="M82 141h116v39H82z" className="fill-fjord opacity-25" />
        <path
          d="M150 147h26M144 154h38M152 161h24M147 168h32"
          className="fill-none stroke-amber"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path d="M82 180v-18c14-7 30-6 46 2s24 14 34 16z" className="fill-fjord" />
        <path d="m91 172 9-40 9 40zm16 4 6-27 6 27z" className="fill-fjord" />
        <path d="M140 20v160M82 116h116" className="fill-none stroke-fjord" strokeWidth="4" />
      </g>
      <path d="M82 180V78a58 58 0 0 1 116 0v102" className="fill-none stroke-fjord" strokeWidth="8" />
      <path d="M68 180h144v7H68z" className="fill-fjord" />
    </svg>
  );
}
