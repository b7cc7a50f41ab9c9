import { Link } from "@remix-run/react";
import { eventsMessages } from "#messages/events";
import { weekendMessages } from "#messages/weekend";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import type { HourView } from "~/views/search/weekend";

/** On large screens more events stand in two columns across the page. */
const IN_ONE_COLUMN = 4;

/** What begins at one time and is of one type: "11:00 Gudstjenester", with the places below. */
export function HourGroup({ hour: { time, dateTime, type, events } }: { hour: HourView }) {
  const m = useMessages(weekendMessages);
  const common = useMessages(eventsMessages);
  const isWide = events.length > IN_ONE_COLUMN;
  return (
    <li className={`overflow-hidden rounded-field border border-line bg-surface ${isWide ? "lg:col-span-2" : ""}`}>
      <h3 className="flex items-baseline gap-2.5 border-b border-line bg-sunk px-4 py-2 font-sans text-note font-semibold tracking-normal">
        <time dateTime={dateTime} className="text-fjord even-digits">
          {time ?? common.allDay}
        </time>
        {m.gathered[type]}
      </h3>
      <ul className={`-mt-px grid ${isWide ? "lg:grid-cols-2 lg:gap-x-px" : ""}`}>
        {events.map((event) => (
          <HourEvent key={event.id} event={event} />
        ))}
      </ul>
    </li>
  );
}

const LEADING = "line-clamp-2 leading-snug font-semibold";
const OTHER = "line-clamp-2 text-note text-ink-soft";

/** Services are told apart by where they are, other events by what they are. */
function HourEvent({ event }: { event: EventCardView }) {
  const { id, type, title, organizer, place, distance, marks } = event;
  const lang = useContentLanguage();
  const where = [organizer.name, place].filter((part, at, all) => part && all.indexOf(part) === at).join(", ");
  return (
    <li className="relative flex items-center gap-3 border-t border-line px-4 py-2.5 hover:bg-sunk">
      <div className="flex min-w-0 flex-1 flex-col">
        <p lang={lang} className={type === "service" ? LEADING : `order-1 ${OTHER}`}>
          {where}
        </p>
        <Link
          to={`/event/${id}`}
          lang={useContentLanguage(event.language)}
          prefetch="intent"
          className={`after:absolute after:inset-0 hover:underline ${type === "service" ? OTHER : LEADING}`}
        >
          <MarkedTitle marks={marks} title={title} />
        </Link>
        <EventMarks marks={marks} className="order-2 mt-1" />
      </div>
      {distance && <span className="shrink-0 text-note text-ink-soft even-digits">{distance}</span>}
    </li>
  );
}
