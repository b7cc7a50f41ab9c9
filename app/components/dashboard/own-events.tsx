import { dashboardMessages } from "#messages/dashboard";
import { HeldNote } from "~/components/events/hold-note";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView } from "~/views/dashboard/dashboard";
import { ListFilters } from "./list-filters";
import { NoOwnEvents } from "./no-own-events";
import { OwnEventMonths } from "./own-event-months";
import { PeriodTabs } from "./period-tabs";

export function OwnEvents({ view }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  const { list } = view;
  const isPast = list.period === "past";
  const isEmpty = list.months.length === 0;
  return (
    <section aria-labelledby="own-events" className="mt-5 lg:mt-7">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="own-events" className="text-lead lg:text-section">
          {m.yourEvents}{" "}
          <span className="font-sans text-note font-normal text-ink-soft">
            {isPast ? view.pastCount : view.comingCount}
          </span>
        </h2>
        <PeriodTabs path="/dashboard" period={list.period} />
      </div>
      {view.held && !isPast && <HeldNote text={view.held} />}
      {(!isEmpty || list.isNarrowed) && <ListFilters list={list} filters={view.filters} />}
      {isEmpty ? (
        <NoOwnEvents view={view} />
      ) : (
        <OwnEventMonths list={list} path="/dashboard" mayWrite={view.mayWriteEvents} />
      )}
    </section>
  );
}
