export function Mark({ className = "h-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 32" className={className} aria-hidden="true">
      <path d="M0 32V13a13 13 0 0 1 26 0v19z" className="fill-fjord" />
      <path d="M5 28V13.5a8 8 0 0 1 16 0V28z" className="fill-amber" />
      <path d="M13 5.5V28M5 17.5h16" className="stroke-fjord" strokeWidth="1.8" />
    </svg>
  );
}
