import { dashboardMessages } from "#messages/dashboard";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView } from "~/views/dashboard/dashboard";

/** For a list without coming events. */
export function NoOwnEvents({ view: { list, mayWriteEvents } }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  if (list.isNarrowed) return <EmptyState title={list.q ? m.noMatches(list.q) : m.noneFiltered} />;
  if (list.period === "past") return <EmptyState title={m.emptyPastTitle} />;
  if (!mayWriteEvents) return <EmptyState title={m.emptyTitle} />;
  return (
    <EmptyState title={m.emptyTitle} text={m.emptyText}>
      <ButtonLink to="/dashboard/event/new">{m.create}</ButtonLink>
    </EmptyState>
  );
}
