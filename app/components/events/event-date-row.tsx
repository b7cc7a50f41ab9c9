import { eventsMessages } from "#messages/events";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import { ArchDate } from "./arch-date";
import { EventMarks, marksAround } from "./event-marks";
import { EVENT_ROW, EventRowTitle } from "./event-row-title";
import { EventWhen } from "./event-when";
import { TypeBadge } from "./type-badge";

/** The date leads, because an organizer's images are often alike. */
export function EventDateRow({ event }: { event: EventCardView }) {
  const m = useMessages(eventsMessages);
  const lang = useContentLanguage();
  const { weekday, date, month } = event;
  const [before, after] = marksAround(event.marks);
  return (
    <article className={EVENT_ROW}>
      <ArchDate weekday={weekday} date={date} month={month} isToday={event.near === "today"} className="bg-sunk" />
      <div className="flex min-w-0 flex-1 flex-col items-start py-1 sm:flex-row sm:items-center sm:gap-4 sm:pr-2.5">
        <div className="w-full min-w-0 flex-1">
          <span className="sr-only">{m.shortDay(weekday, date, month)}</span>
          <EventWhen event={event} showDate={false} />
          <EventMarks marks={before} className="mt-1" />
          <EventRowTitle
            href={`/event/${event.id}`}
            title={event.title}
            language={event.language}
            marks={event.marks}
            headingLevel={3}
          />
          <EventMarks marks={after} />
          {event.repeats && <p className="text-note text-ink-soft first-letter:uppercase">{event.repeats}</p>}
          {event.place && (
            <p lang={lang} className="truncate text-note text-ink-soft">
              {event.place}
            </p>
          )}
        </div>
        <TypeBadge type={event.type} className="mt-2 sm:mt-0" />
      </div>
    </article>
  );
}
