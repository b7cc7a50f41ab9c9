import { Link } from "@remix-run/react";
import { HeldNote } from "~/components/hold-note";
import { EmptyState } from "~/components/empty-state";
import { ButtonLink } from "~/components/ui/button";
import { chipStyle } from "~/components/ui/choice-chip";
import { dashboardMessages } from "~/i18n/dashboard";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView } from "~/views/dashboard";
import { OwnEventRow } from "./own-event-row";

/** "Dine arrangementer": the coming ones, or the past ones, page by page. */
export function OwnEvents({ view }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  const isPast = view.period === "past";
  return (
    <section aria-labelledby="own-events" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="own-events" className="type-27">
          {m.yourEvents} <span className="font-sans text-base font-normal text-ink-soft">{isPast ? view.pastCount : view.comingCount}</span>
        </h2>
        <nav aria-label={m.periods} className="flex gap-2 sm:ml-auto">
          <Link to="/dashboard" preventScrollReset aria-current={isPast ? undefined : "page"} className={chipStyle(isPast ? "off" : "fjord")}>
            {m.coming}
          </Link>
          <Link to="/dashboard?period=past" preventScrollReset aria-current={isPast ? "page" : undefined} className={chipStyle(isPast ? "fjord" : "off")}>
            {m.past}
          </Link>
        </nav>
      </div>
      {view.held && !isPast && <HeldNote text={view.held} />}
      {view.events.length === 0 ? <NoEvents view={view} /> : <EventPage view={view} />}
    </section>
  );
}

function EventPage({ view }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  const to = (page: number) => `/dashboard?period=${view.period}&page=${page}`;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {view.events.map((event) => (
          <li key={event.id}>
            <OwnEventRow event={event} mayWrite={view.mayWriteEvents} />
          </li>
        ))}
      </ul>
      {(view.page > 1 || view.hasNext) && (
        <nav aria-label={m.pages} className="mt-6 flex items-center justify-center gap-3">
          {view.page > 1 && (
            <ButtonLink kind="quiet" to={to(view.page - 1)}>
              {m.previousPage}
            </ButtonLink>
          )}
          <span className="text-ink-soft">{m.page(view.page)}</span>
          {view.hasNext && (
            <ButtonLink kind="quiet" to={to(view.page + 1)}>
              {m.nextPage}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function NoEvents({ view }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  if (view.period === "past") return <EmptyState title={m.emptyPastTitle} />;
  return (
    <EmptyState title={m.emptyTitle} text={view.mayWriteEvents ? m.emptyText : undefined}>
      {view.mayWriteEvents && <ButtonLink to="/dashboard/event/new">{m.create}</ButtonLink>}
    </EmptyState>
  );
}
