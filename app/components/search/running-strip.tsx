import { homeMessages } from "#messages/home";
import { EventRow } from "~/components/events/event-row";
import { useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";

export function RunningStrip({ events }: { events: EventCardView[] }) {
  const m = useMessages(homeMessages);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="running" className="mt-2 min-w-0 lg:col-span-3">
      <h3 id="running" className="mb-3 flex items-center gap-2.5 text-title">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-amber" />
        {m.running}
      </h3>
      <ul
        tabIndex={0}
        aria-labelledby="running"
        className="relative -mx-5 flex [scroll-snap-type:x] gap-3 overflow-x-auto px-5 pb-2 print:flex-wrap print:overflow-visible [scrollbar-width:thin] lg:-mx-8 lg:px-8"
      >
        {events.map((event) => (
          <li key={event.id} className="flex w-[92%] max-w-md shrink-0 snap-center *:w-full">
            <EventRow event={event} showDate headingLevel={4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
