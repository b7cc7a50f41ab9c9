import { CalendarSync, type LucideIcon, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { dashboardMessages } from "#messages/dashboard";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView } from "~/views/dashboard/dashboard";

/** For a list without coming events. */
export function NoOwnEvents({ view }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  const { list, organizer, mayWriteEvents, mayWriteCalendars } = view;
  if (list.isNarrowed) return <EmptyState title={list.q ? m.noMatches(list.q) : m.noneFiltered} />;
  if (list.period === "past") return <EmptyState title={m.emptyPastTitle} />;
  return (
    <>
      <EmptyState title={m.emptyTitle} text={mayWriteEvents ? m.emptyText : undefined} />
      {mayWriteEvents && (
        <div className="mx-auto grid max-w-3xl gap-4 sm:auto-cols-fr sm:grid-flow-col">
          <Way Icon={PenLine} title={m.byForm} text={m.byFormText}>
            <ButtonLink to="/dashboard/event/new">{m.create}</ButtonLink>
          </Way>
          {mayWriteCalendars && (
            <Way Icon={CalendarSync} title={m.byCalendar} text={m.byCalendarText}>
              <ButtonLink to={`/dashboard/calendar-sync?org=${organizer.id}`}>{m.addCalendar}</ButtonLink>
            </Way>
          )}
        </div>
      )}
    </>
  );
}

function Way({ Icon, title, text, children }: { Icon: LucideIcon; title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h3 className="flex items-center gap-2.5 text-title">
        <Icon aria-hidden="true" className="text-fjord" />
        {title}
      </h3>
      <p className="flex-1 text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
