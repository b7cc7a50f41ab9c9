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
      className={`flex w-16 shrink-0 arch flex-col items-center pt-[18px] pb-2 leading-none ${className}`}
    >
      <span className={`text-fine font-semibold whitespace-nowrap ${isToday ? "text-amber-ink" : "text-fjord"}`}>
        {weekday}
      </span>
      <span className="mt-1 font-serif text-title font-semibold even-digits">{date}</span>
      <span className="mt-1 text-fine font-semibold text-ink-soft">{month}</span>
    </span>
  );
}
