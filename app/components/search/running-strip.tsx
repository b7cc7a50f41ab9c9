import { homeMessages } from "#messages/home";
import { EventRow } from "~/components/events/event-row";
import { useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";

/** Above the first day. On phones all in one line; elsewhere small rows, which fill a cell of a .day-grid. */
export function RunningStrip({ events }: { events: EventCardView[] }) {
  const m = useMessages(homeMessages);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="running" className="running">
      <div>
        <h3 id="running" className="flex items-center gap-2.5 py-1.5 text-title whitespace-nowrap">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-amber" />
          {m.running}
        </h3>
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <EventRow event={event} headingLevel={4} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
