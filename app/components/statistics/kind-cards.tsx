import { statisticsMessages } from "#messages/statistics";
import type { ChartPeriod } from "~/domain/statistics/chart-period";
import { useMessages } from "~/i18n/use-messages";
import type { ChartView } from "~/views/statistics/chart";
import type { KindView } from "~/views/statistics/statistics";

export function KindCards({ kinds, by, level: Heading }: { kinds: KindView[]; by: ChartPeriod; level: "h2" | "h3" }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 lg:grid-cols-2 lg:gap-4">
      {kinds.map(({ kind, name, total, change, chart }) => (
        <li
          key={kind}
          className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 lg:p-5 print:break-inside-avoid"
        >
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

/** A bar's place, and how much of it the bar fills. */
const PLACE = 10;
const BAR = 7;
const GAP = (PLACE - BAR) / 2;

/** With its numbers as a table. */
function BarChart({ chart, by }: { chart: ChartView; by: ChartPeriod }) {
  const m = useMessages(statisticsMessages);
  const { bars, places, name, summary, top, ends, note } = chart;
  return (
    <figure className="mt-auto pt-3 text-fjord">
      {ends && (
        <>
          <div className="relative border-b-[1.5px] border-line-strong">
            <span aria-hidden="true" className="absolute top-0 right-0 text-fine text-ink-soft even-digits">
              {top}
            </span>
            <svg
              role="img"
              aria-label={summary}
              viewBox={`0 0 ${places * PLACE} 100`}
              preserveAspectRatio="none"
              className="block h-24 w-full border-t border-line pt-1 pr-10"
            >
              {bars.map(({ at, height }, index) => (
                <rect
                  key={at}
                  x={index * PLACE + GAP}
                  y={100 - height}
                  width={BAR}
                  height={height}
                  className="fill-current"
                />
              ))}
            </svg>
          </div>
          <p aria-hidden="true" className="mt-1 flex justify-between gap-4 pr-10 text-fine text-ink-soft">
            <span>{ends[0]}</span>
            <span className="text-right">{ends[1]}</span>
          </p>
        </>
      )}
      {note && <p className="text-note text-ink-soft">{note}</p>}
      <figcaption className="sr-only">{name}</figcaption>
      <details className="rounded-field text-ink">
        <summary
          aria-label={m.tableFor(name)}
          className="inline-flex min-h-11 cursor-pointer items-center text-note font-medium text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {m.table}
        </summary>
        <table className="mt-1 w-full text-note">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr className="border-b border-line-strong text-left">
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                {m.columns.at[by]}
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {m.columns.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ at, label, text }) => (
              <tr key={at} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal first-letter:uppercase">
                  {label}
                </th>
                <td className="py-1.5 text-right even-digits">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
