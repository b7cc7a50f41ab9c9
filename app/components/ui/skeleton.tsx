/** Hidden from screen readers: whoever renders it announces the loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block bg-sunk motion-safe:animate-pulse ${className}`} />;
}

/** As large as an event's or a congregation's card. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-3/2 w-full" />
      <div className="flex flex-col gap-3 px-4.5 pt-4 pb-5">
        <Skeleton className="h-4 w-24 rounded-full" />
        <Skeleton className="h-6 w-4/5 rounded-full" />
        <div className="flex items-center gap-2.5">
          <Skeleton className="h-[34px] w-7 arch" />
          <Skeleton className="h-4 w-40 rounded-full" />
        </div>
      </div>
    </div>
  );
}

/** As large as an event's row. */
export function SkeletonRow() {
  return (
    <div aria-hidden="true" className="flex items-center gap-3.5 rounded-field border border-line bg-surface p-2.5">
      <Skeleton className="size-26 shrink-0 arch" />
      <div className="flex flex-1 flex-col gap-3">
        <Skeleton className="h-4 w-28 rounded-full" />
        <Skeleton className="h-5 w-4/5 rounded-full" />
        <Skeleton className="h-4 w-2/5 rounded-full" />
      </div>
    </div>
  );
}
