import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { EventDateRow } from "~/components/events/event-date-row";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/events/page";
import { DateLinks } from "./date-links";
import { Section } from "./section";

/** Where to go from an event: other dates of its series, other events of its organizer. */
export function MoreDatesAndEvents({ event }: { event: EventPageView }) {
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  return (
    <>
      {event.dates.length > 0 && (
        <Section title={m.moreDates}>
          <DateLinks dates={event.dates} />
        </Section>
      )}
      {event.more.length > 0 && (
        <Section title={m.moreFrom(event.organizer.name ?? common.unknownOrganizer)}>
          <div className="flex flex-col gap-3">
            {event.more.map((other) => (
              <EventDateRow key={other.id} event={other} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
