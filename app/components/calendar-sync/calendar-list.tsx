import { EmptyState } from "~/components/empty-state";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarsView } from "~/views/calendar-sync";
import { CalendarCard } from "./calendar-card";
import type { UneditedAnswer } from "./edit-calendar";

interface Props {
  view: CalendarsView;
  canWrite: boolean;
  unedited: UneditedAnswer | undefined;
}

/** An organizer's calendars, or what could be there. */
export function CalendarList({ view: { calendars, runs }, canWrite, unedited }: Props) {
  const m = useMessages(calendarSyncMessages);
  if (calendars.length === 0) return <EmptyState title={m.empty} text={m.emptyText} />;
  return (
    <section aria-labelledby="calendars">
      <h2 id="calendars" className="mb-3 type-22">
        {m.calendars}
      </h2>
      <ul className="flex flex-col gap-4">
        {calendars.map((calendar) => (
          <CalendarCard key={calendar.id} calendar={calendar} runs={runs?.of === calendar.id ? runs.list : null} canWrite={canWrite} unedited={unedited?.syncId === calendar.id ? unedited : undefined} />
        ))}
      </ul>
    </section>
  );
}
