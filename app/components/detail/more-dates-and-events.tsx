import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { EventDateRow } from "~/components/events/event-date-row";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import { AllDates } from "./all-dates";
import { CardDownloads } from "./card-downloads";
import { Section } from "./section";

export function MoreDatesAndEvents({ of: event }: { of: EventPageView }) {
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  return (
    <>
      {event.dates && <AllDates dates={event.dates} />}
      {event.more.length > 0 && (
        <div className="print:hidden">
          <Section title={m.moreFrom(event.organizer.name ?? common.unknownOrganizer)}>
            <div className="flex flex-col gap-3">
              {event.more.map((other) => (
                <EventDateRow key={other.id} event={other} />
              ))}
            </div>
          </Section>
        </div>
      )}
      <p className="print:hidden">
        <a
          href={`/paper/event/${event.id}`}
          className="inline-flex min-h-11 items-center gap-2 text-ink-soft underline underline-offset-4"
        >
          {m.poster}
        </a>
      </p>
      <CardDownloads of={event.cards} />
    </>
  );
}
