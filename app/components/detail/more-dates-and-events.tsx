import { Link } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { eventsMessages } from "#messages/events";
import { ArchDate } from "~/components/events/arch-date";
import { EventDateRow } from "~/components/events/event-date-row";
import { useMessages } from "~/i18n/use-messages";
import type { DateLink, EventPageView } from "~/views/events/page";
import { Section } from "./section";

/** Links from an event: other dates of its series, other events of its organizer. */
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

/** The other dates of a series, each in a window. */
function DateLinks({ dates }: { dates: DateLink[] }) {
  const m = useMessages(eventsMessages);
  return (
    <ul className="flex flex-wrap gap-3">
      {dates.map(({ id, weekday, date, month, dateTime }) => (
        <li key={id}>
          <Link
            to={`/event/${id}`}
            prefetch="intent"
            className="block arch border border-line transition-colors hover:border-line-strong"
          >
            <time dateTime={dateTime} className="sr-only">
              {m.shortDay(weekday, date, month)}
            </time>
            <ArchDate weekday={weekday} date={date} month={month} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
