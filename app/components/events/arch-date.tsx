interface Props {
  weekday: string;
  date: string;
  month: string;
  /** Lit in amber, as nothing else is. */
  isToday?: boolean;
  /** Because no text beside it has the date. */
  isReadAloud?: boolean;
  className?: string;
}

/** 64 px wide; usually decoration beside a <time> with the same date in words. */
export function ArchDate({
  weekday,
  date,
  month,
  isToday = false,
  isReadAloud = false,
  className = "bg-surface",
}: Props) {
  return (
    <span
      aria-hidden={!isReadAloud || undefined}
      data-today={isToday || undefined}
      className={`arch-date arch ${className}`}
    >
      <span>{weekday}</span>
      <span>{date}</span>
      <span>{month}</span>
    </span>
  );
}
