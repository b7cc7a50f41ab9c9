import { Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { statisticsMessages } from "#messages/statistics";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { buttonStyle } from "~/components/ui/button";
import { chipStyle } from "~/components/ui/choice-chip";
import { EmptyState } from "~/components/ui/empty-state";
import { CHART_PERIODS } from "~/domain/statistics/chart-period";
import { useMessages } from "~/i18n/use-messages";
import type { StatisticsView } from "~/views/statistics/statistics";
import { HowCounted } from "./how-counted";
import { KindCards } from "./kind-cards";
import { MonthChooser } from "./month-choice";
import { MonthOfEvents } from "./month-of-events";

export function StatisticsPage({ view }: { view: StatisticsView }) {
  const m = useMessages(statisticsMessages);
  return (
    <div className="mx-auto max-w-4xl pt-2">
      <ToDashboard />
      <h1 className="mt-1 text-page">{m.title}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">{m.intro}</p>
      <p className="mt-4 font-semibold">{view.today}</p>
      {view.hasAny ? <Numbers view={view} /> : <EmptyState title={m.firstDay} text={m.firstDayText} />}
      <HowCounted explained={view.explained} kept={view.kept} />
    </div>
  );
}

function Numbers({ view }: { view: StatisticsView }) {
  const m = useMessages(statisticsMessages);
  const { month, by, sort, kinds, few } = view;
  const hrefOf = (changed: Record<string, string>) => `?${new URLSearchParams({ month, by, sort, ...changed })}`;
  return (
    <>
      <p className="mt-2 max-w-2xl text-ink-soft">{`${m.rounded} ${m.noProof}`}</p>
      <MonthChooser view={view} hrefOf={(other) => hrefOf({ month: other })} />
      <nav aria-label={m.by.label} className="mt-4 mb-4 flex flex-wrap gap-2 print:hidden">
        {CHART_PERIODS.map((period) => (
          <Link
            key={period}
            to={hrefOf({ by: period })}
            preventScrollReset
            aria-current={period === by ? "page" : undefined}
            className={chipStyle(period === by ? "fjord" : "off")}
          >
            {m.by[period]}
          </Link>
        ))}
      </nav>
      <KindCards kinds={kinds} by={by} level="h3" />
      {few && <p className="mt-4 text-note text-ink-soft">{few}</p>}
      <MonthOfEvents view={view} hrefOf={(page) => hrefOf({ page: String(page) })} />
      <p className="mt-6 print:hidden">
        <a href={`/dashboard/statistics.csv?month=${month}`} download className={buttonStyle("quiet")}>
          <Download aria-hidden="true" className="icon-text" />
          {m.download}
        </a>
      </p>
    </>
  );
}
