import { CalendarRange } from "lucide-react";
import { useState } from "react";
import { dashboardMessages } from "#messages/dashboard";
import { seriesPageMessages } from "#messages/series-page";
import { StartChoosing } from "~/components/dashboard/choosing-bar";
import { OwnEventMonths } from "~/components/dashboard/own-event-months";
import { PeriodTabs } from "~/components/dashboard/period-tabs";
import { SeveralDone } from "~/components/dashboard/several-done";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useMessages } from "~/i18n/use-messages";
import type { SeriesPageView } from "~/views/dashboard/series";

export function SeriesPage({ view }: { view: SeriesPageView }) {
  const m = useMessages(seriesPageMessages);
  const ofEvents = useMessages(dashboardMessages);
  const { list, title, repeats } = view;
  const [isChoosing, setChoosing] = useState(false);
  const path = `/dashboard/series/${view.id}`;
  return (
    <>
      <SeveralDone />
      <ToDashboard />
      <div className="mt-1 mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-page lg:text-display">{title ?? m.title}</h1>
          <p className="mt-1 text-lead text-ink-soft first-letter:uppercase">{repeats}</p>
          {view.goesOn && <p className="text-note text-ink-soft">{view.goesOn}</p>}
        </div>
        {view.changeAt && (
          <ButtonLink kind="quiet" to={view.changeAt}>
            <CalendarRange aria-hidden="true" className="icon-text" />
            {m.change}
          </ButtonLink>
        )}
        {view.mayWrite && list.months.length > 0 && !isChoosing && <StartChoosing onStart={() => setChoosing(true)} />}
        <PeriodTabs path={path} period={list.period} />
      </div>
      {list.months.length === 0 ? (
        <EmptyState title={list.period === "past" ? m.nonePast : m.noneComing} />
      ) : (
        <>
          <h2 className="sr-only">{list.period === "past" ? ofEvents.past : ofEvents.coming}</h2>
          <OwnEventMonths list={list} path={path} mayWrite={view.mayWrite} isChoosing={isChoosing} />
        </>
      )}
    </>
  );
}
