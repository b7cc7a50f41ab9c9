/** Hidden from screen readers: whoever renders it announces the loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block bg-sunk motion-safe:animate-pulse ${className}`} />;
}

/** As large as an event's card: a row on phones. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="event-card">
      <div data-frame="" className="arch">
        <Skeleton className="h-full" />
      </div>
      <div>
        <Skeleton className="h-4 w-28 rounded-full" />
        <Skeleton className="h-6 w-4/5 rounded-full" />
        <Skeleton className="h-4 w-40 max-w-full rounded-full" />
      </div>
    </div>
  );
}

/** As large as an event's row. */
export function SkeletonRow() {
  return (
    <div aria-hidden="true" className="flex items-center gap-3.5 rounded-field border border-line bg-surface p-2.5">
      <Skeleton className="size-19 shrink-0 arch" />
      <div className="flex flex-1 flex-col gap-3">
        <Skeleton className="h-4 w-28 rounded-full" />
        <Skeleton className="h-5 w-4/5 rounded-full" />
        <Skeleton className="h-4 w-2/5 rounded-full" />
      </div>
    </div>
  );
}
