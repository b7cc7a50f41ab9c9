/** An evening's light through a window with a round top. */
export function WindowLight() {
  return (
    <div
      aria-hidden="true"
      data-decoration
      className="pointer-events-none relative print:hidden overflow-hidden fade-out-[65%] lg:rounded-hero"
    >
      <svg
        viewBox="0 0 340 420"
        className="absolute fade-out-[45%] top-1 -right-7 h-[400px] lg:-top-16 lg:right-4 lg:h-[560px]"
      >
        <defs>
          <linearGradient id="light" x1="0.9" y1="0" x2="0.25" y2="1">
            <stop offset="0" className="[stop-color:var(--amber)]" stopOpacity="0.42" />
            <stop offset="1" className="[stop-color:var(--amber)]" stopOpacity="0.03" />
          </linearGradient>
        </defs>
        <g transform="rotate(24 190 200)">
          <path d="M115 460V90a75 75 0 0 1 150 0v370z" fill="url(#light)" />
          <path
            d="M190 15v445M115 165h150M115 300h150"
            className="stroke-paper lg:stroke-sunk"
            strokeWidth="8"
            opacity="0.8"
          />
        </g>
      </svg>
    </div>
  );
}
