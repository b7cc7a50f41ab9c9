import type { ChartPeriod } from "~/domain/statistics/chart-period";
import type { KindView } from "~/views/statistics/statistics";
import { BarChart } from "./bar-chart";

interface Props {
  kinds: KindView[];
  by: ChartPeriod;
  level: "h2" | "h3";
}

export function KindCards({ kinds, by, level: Heading }: Props) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {kinds.map(({ kind, name, total, change, chart }) => (
        <li key={kind} className="min-w-0 rounded-card border border-line bg-surface p-5 print:break-inside-avoid">
          <Heading className="font-sans text-note font-semibold tracking-normal text-ink-soft">{name}</Heading>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="font-serif text-section font-semibold even-digits first-letter:uppercase">{total}</span>
            {change && <span className="text-note text-ink-soft even-digits">{change}</span>}
          </p>
          <BarChart chart={chart} by={by} />
        </li>
      ))}
    </ul>
  );
}
