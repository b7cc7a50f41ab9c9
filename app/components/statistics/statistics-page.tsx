import { Form, Link } from "@remix-run/react";
import { ChevronLeft, Download } from "lucide-react";
import { statisticsMessages } from "#messages/statistics";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Button, buttonStyle } from "~/components/ui/button";
import { chipStyle } from "~/components/ui/choice-chip";
import { EmptyState } from "~/components/ui/empty-state";
import { inputStyle } from "~/components/ui/text-input";
import { CHART_PERIODS } from "~/domain/statistics/chart-period";
import { useMessages } from "~/i18n/use-messages";
import type { MonthChoice, StatisticsView } from "~/views/statistics/statistics";
import { HowCounted } from "./how-counted";
import { KindCards } from "./kind-cards";
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
      <p className="my-4 text-note text-ink-soft">{few}</p>
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

function MonthChooser({ view, hrefOf }: { view: StatisticsView; hrefOf: (month: string) => string }) {
  const m = useMessages(statisticsMessages);
  const { month, months, by, sort } = view;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-center gap-2">
        <Neighbour of="previous" choice={view.previous} hrefOf={hrefOf} />
        <h2 className="min-w-0 text-section first-letter:uppercase">{view.heading}</h2>
        <Neighbour of="next" choice={view.next} hrefOf={hrefOf} />
      </div>
      {months.length > 1 && (
        <Form key={month} method="get" preventScrollReset className="flex flex-wrap items-center gap-2 print:hidden">
          <input type="hidden" name="by" value={by} />
          <input type="hidden" name="sort" value={sort} />
          <label className="flex min-w-0 items-center gap-2 text-note font-medium text-ink-soft">
            {m.month}
            <select name="month" defaultValue={month} className={inputStyle("min-w-0")}>
              {months.map((choice) => (
                <option key={choice.month} value={choice.month}>
                  {choice.name}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" kind="quiet" className="min-h-12">
            {m.show}
          </Button>
        </Form>
      )}
    </div>
  );
}

interface NeighbourProps {
  of: "previous" | "next";
  choice: MonthChoice | null;
  hrefOf: (month: string) => string;
}

function Neighbour({ of, choice, hrefOf }: NeighbourProps) {
  const m = useMessages(statisticsMessages);
  if (!choice) return null;
  return (
    <Link
      to={hrefOf(choice.month)}
      rel={of === "previous" ? "prev" : "next"}
      preventScrollReset
      className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface hover:border-line-strong print:hidden"
    >
      <ChevronLeft aria-hidden="true" className={of === "next" ? "rotate-180" : undefined} />
      <span className="sr-only">
        {m[of]}, {choice.name}
      </span>
    </Link>
  );
}
